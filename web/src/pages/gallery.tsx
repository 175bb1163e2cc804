// The parts that every board can use, with made-up things on them: `npm run dev`, then #/gallery.
import type { ComponentChildren, JSX } from "preact";
import { useState } from "preact/hooks";
import { Ask, AskContext } from "../ask";
import { Card } from "../parts/card";
import { Piles } from "../parts/decks";
import { DiceTray } from "../parts/dice";
import { Hand } from "../parts/hand";
import { PersonSheet } from "../parts/person";
import { PhaseBar } from "../parts/phases";
import { TestPanel } from "../parts/test";
import type { Decision, Msg } from "../types.gen";
import { Icon } from "../ui/icon";
import { Maps, OFFERED, SENT } from "./gallery_maps";
import { Page } from "../ui/page";
import { Tips } from "../ui/tip";

const text = (id: string): Msg => ({ type: "msg", id, args: {} });
const QUESTION: Decision = {
  kind: "gallery",
  seat: 0,
  rule: "",
  prompt: text("Where to?"),
  options: [...OFFERED, "lamp", "die:1"].map((key) => ({ key, text: text("take " + key), anchor: key, also: [], target: "" })).concat(
    SENT.map((place) => ({ key: `send ${place}`, text: text("send " + place), anchor: "figure", also: [], target: place })),
  ),
  least: 1,
  most: 1,
  refusals: [],
  always: false,
  topic: "",
  weights: [],
  cause: "",
};

function Shelf({ name, children }: { name: string; children: ComponentChildren }): JSX.Element {
  return (
    <section class="panel gallery-shelf">
      <h2>{name}</h2>
      {children}
    </section>
  );
}

export function Gallery(): JSX.Element {
  const [at, setAt] = useState("library");
  const [roll, setRoll] = useState(0);
  const [ask] = useState(() => new Ask(QUESTION, ([key = ""]) => (ask.gathered.value = [], setAt(key))));
  const faces = ["I", "II", "III", "IV", "V", "VI"];
  return (
    <AskContext.Provider value={ask}>
      <Page title="Gallery">
        <Shelf name="Phase bar">
          <PhaseBar phases={[["a", "Mythos"], ["b", "Investigation"], ["c", "Enemies"], ["d", "Upkeep"]]} now="b" />
        </Shelf>
        <Shelf name="Card">
          <Hand label="A hand">
            <Card title="Old Lamp" kind={<Icon name="lamp" />} art={<Icon name="lamp" />} lies="play" anchor="lamp" lines={["It burns where nothing else will.", "Exhaust it: look again."]} />
            <Card title="Exhausted Lamp" kind={<Icon name="lamp" />} lies="play" exhausted lines={["It has burnt out for now."]} />
            <Card title="In hand" kind={<Icon name="cards" />} lies="hand" lines={["One line is enough here."]} />
            <Card title="A card that nobody has seen" lies="deck" covered />
          </Hand>
        </Shelf>
        <Maps at={at} />
        <Shelf name="Person">
          <PersonSheet
            name="Somebody With A Long Name"
            below="at the library"
            portrait={<Icon name="people" />}
            active
            tracks={[
              { label: "Sanity", icon: <Icon name="lamp" />, value: 3, most: 5 },
              { label: "Clues", icon: <Icon name="key" />, value: roll },
            ]}
          />
        </Shelf>
        <Shelf name="Dice tray">
          <DiceTray
            piles={[
              ["Pool", [0, 1, 2, 3].map((number) => ({ anchor: `die:${number}`, label: `Die ${number}`, look: "plain", face: faces[(roll + number) % 6], throwing: String(roll) }))],
              ["Aside", [{ anchor: "die:9", label: "Die 9", look: "edged", face: "V" }]],
            ]}
          />
          <button type="button" onClick={() => setRoll(roll + 1)}>
            Throw
          </button>
        </Shelf>
        <Shelf name="Decks and supplies">
          <Piles
            piles={[
              { anchor: "deck:a", label: "Encounters: 12", icon: <Icon name="cards" />, count: 12 },
              { anchor: "deck:b", label: "Clues", icon: <Icon name="key" /> },
            ]}
          />
        </Shelf>
        <Shelf name="Test">
          <div class="gallery-row">
            <TestPanel
              title="Lore"
              below="Somebody, because of the old lamp"
              picture={<Icon name="book" />}
              steps={[["add", "Add"], ["draw", "Draw"], ["done", "Done"]]}
              step="done"
              parts={[{ name: "Printed", amount: 3 }, { name: "Old lamp", amount: 2, anchor: "lamp", hint: "What it adds" }, { name: "Token", amount: -1 }]}
              total={4}
              against={3}
              passed
            />
            <TestPanel title="Strength" parts={[{ name: "Dice", amount: 4 }]} against={2} chance={80} />
            <TestPanel
              title="Dice that count"
              parts={[]}
              dice={[5, 2, 6].map((face, number) => ({ anchor: `test:${number}`, label: `Die ${face}`, look: face > 4 ? "hit" : "plain", face: String(face) }))}
              total={2}
              against={3}
              passed={false}
            />
          </div>
        </Shelf>
        <Tips />
      </Page>
    </AskContext.Provider>
  );
}
