// Four kinds of map, as four games need them: a world of points, locations as cards, rooms of tiles, a dungeon on levels.
import type { JSX } from "preact";
import { PlaceMap, type MapPlace, type MapToken, type MapWay } from "../parts/map";
import { Icon } from "../ui/icon";

const grid = (count: number, columns: number): readonly (readonly [number, number, number])[] =>
  Array.from({ length: count }, (_, index) => [index, index % columns, Math.floor(index / columns)] as const);

const WORLD: readonly MapPlace[] = grid(36, 9).map(([index, x, y]) => ({
  id: `world:${index}`,
  name: `Place of number ${index + 1}`,
  x: 6 + x * 11 + (y % 2) * 4,
  y: 7 + y * 11 + (x % 3) * 2,
  picture: <Icon name={index % 3 ? "lamp" : "world"} />,
  ...(index % 5 ? {} : { below: <span data-tip="Clues">🔍 {index % 4}</span> }),
}));
const WORLD_WAYS: readonly MapWay[] = [
  ...grid(36, 9).filter(([, x]) => x < 8).map(([index]) => ({ from: `world:${index}`, to: `world:${index + 1}`, kind: ["", "dashed", "dotted"][index % 3] ?? "" })),
  ...grid(27, 9).filter(([index]) => index % 2).map(([index]) => ({ from: `world:${index}`, to: `world:${index + 9}` })),
  { from: "world:8", to: "world:0", kind: "dashed", round: true },
];
const WORLD_SIZE = [104, 52] as const;

const LOCATIONS: readonly MapPlace[] = ["Study", "Hallway", "Attic", "Cellar", "Parlour"].map((name, index) => ({
  id: `location:${name}`,
  name,
  x: [6, 20, 34, 34, 48][index] ?? 0,
  y: [12, 12, 4, 20, 12][index] ?? 0,
  width: 10,
  height: 12,
  picture: <Icon name="curtain" />,
  below: <span>🔎 {index} · 🗝 {index % 3}</span>,
}));
const LOCATION_WAYS: readonly MapWay[] = [["Study", "Hallway"], ["Hallway", "Attic"], ["Hallway", "Cellar"], ["Hallway", "Parlour", "dashed"]].map(
  ([from = "", to = "", kind = ""]) => ({ from: "location:" + from, to: "location:" + to, kind }),
);

const ROOMS: readonly MapPlace[] = [
  ...grid(12, 4).map(([index, x, y]) => ({ id: `room:${index}`, name: `Room ${index + 1}`, x: 5 + x * 10, y: 5 + y * 10, width: 10, height: 10, turned: index % 4 })),
  { id: "door:1", name: "A door", x: 10, y: 5, bare: true, picture: <Icon name="key" /> },
];

const TILES: readonly MapPlace[] = ["a", "b", "c"].flatMap((level, floor) =>
  grid(5 - floor, 3).map(([index, x, y]) => ({ id: `tile:${level}${index}`, name: `Tile ${level.toUpperCase()}${index + 1}`, level, x: x * 8, y: y * 8, width: 8, height: 8, picture: index % 2 ? <Icon name="map" /> : undefined })),
);
const LEVELS = [{ id: "a", name: "Ground" }, { id: "b", name: "Below" }, { id: "c", name: "Deep" }];
const STAIRS: readonly MapWay[] = [{ from: "tile:a2", to: "tile:b0", kind: "dotted" }, { from: "tile:b3", to: "tile:c1", kind: "dotted" }];

/** Where the figure can be sent. */
export const SENT = ["room:8", "room:9", "room:10"];

/** Places that the gallery's question offers. */
export const OFFERED = ["world:3", "world:12", "world:22", "location:Attic", "room:5", "tile:b1"];

export function Maps({ at }: { at: string }): JSX.Element {
  const you = (home: string, prefix: string): MapToken => ({
    piece: `you:${prefix}`,
    at: at.startsWith(prefix) ? at : home,
    label: "You",
    picture: <Icon name="people" />,
  });
  const crowd = (where: string, count: number): readonly MapToken[] =>
    Array.from({ length: count }, (_, index) => ({ piece: `${where}#${index}`, at: where, label: `Somebody ${index + 1}`, picture: <Icon name={index % 2 ? "bot" : "watch"} />, badge: index === 1 ? 3 : undefined }));
  const figure: MapToken = { piece: "figure", anchor: "figure", carried: true, at: at.startsWith("send ") ? at.slice(5) : "room:4", label: "A figure", picture: <Icon name="sword" /> };
  return (
    <>
      <section class="panel gallery-shelf" id="gallery-world">
        <h2>Map: a world</h2>
        <PlaceMap label="A world" places={WORLD} ways={WORLD_WAYS} size={WORLD_SIZE} unit={0.9} reach={["world:3", "world:12"]} about={at.startsWith("world") ? at : "world:11"} tokens={[you("world:11", "world"), ...crowd("world:13", 4), ...crowd("world:30", 9)]} />
      </section>
      <section class="panel gallery-shelf" id="gallery-locations">
        <h2>Map: locations</h2>
        <PlaceMap label="A house" places={LOCATIONS} ways={LOCATION_WAYS} tokens={[you("location:Study", "location"), ...crowd("location:Cellar", 3)]} />
      </section>
      <section class="panel gallery-shelf" id="gallery-rooms">
        <h2>Map: rooms of tiles</h2>
        <PlaceMap label="Rooms" places={ROOMS} tokens={[you("room:0", "room"), figure, ...crowd("room:6", 8)]} />
      </section>
      <section class="panel gallery-shelf" id="gallery-levels">
        <h2>Map: a dungeon on three levels</h2>
        <PlaceMap label="A dungeon" places={TILES} ways={STAIRS} levels={LEVELS} tokens={[you("tile:a0", "tile"), ...crowd("tile:c0", 2)]} />
      </section>
    </>
  );
}
