// boardgame.io's server with the tiny game of bench/tiny.py: nine cells, two players, no end. Its store is memory.
const { Server, Origins } = require("boardgame.io/server");

const Tiny = {
  name: "tiny",
  setup: () => ({ cells: Array(9).fill(""), placed: 0 }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    place: ({ G, playerID }, cell) => {
      G.cells[cell] = playerID;
      G.placed += 1;
    },
  },
};

const server = Server({ games: [Tiny], origins: [Origins.LOCALHOST] });
const muted = () => {};
console.info = console.log = muted;
server.run({ port: Number(process.argv[2]), callback: muted });
