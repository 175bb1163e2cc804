// The stealth test: alertness with its sources against stealth as it grows.
import type { JSX } from "preact";
import { TestPanel, type TestPart } from "../../parts/test";
import { useScene } from "../../scene";
import { card, cardName, t } from "../../text";
import { stateOf } from "./look";
import type { Share } from "./types.gen";

const nameOf = (source: string): string => (card(source) ? cardName(source) : t("share-" + source));
const partOf = (share: Share): TestPart => ({ name: nameOf(share.source), amount: share.amount });

export function Tray(): JSX.Element | null {
  const scene = useScene();
  const state = stateOf(scene);
  const test = state.test;
  if (!test) return null;
  const alertness = scene.values["test-alertness"]?.total ?? 0;
  return (
    <div class="tray busy" data-anchor="test">
      <TestPanel
        title={t("test-" + test.kind, { name: scene.seatName(test.seat) })}
        below={t("test-alertness", { parts: test.alertness.map((share) => `${nameOf(share.source)} ${share.amount}`).join(", ") })}
        parts={test.stealth.map(partOf)}
        total={scene.values["test-stealth"]?.total ?? 0}
        against={alertness}
      />
    </div>
  );
}
