import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { api } from "../api";
import { problemOf, type Problem } from "../problem";
import { invitation } from "../router";
import { clients } from "../games/loaded";
import { useScene } from "../scene";
import { asking, ASKINGS } from "../settings";
import { wishOf, type TableStore } from "../store";
import { say, sitterAt, t } from "../text";
import { Dialog } from "../ui/dialog";
import { Preferences } from "../ui/preferences";
import { ProblemNote } from "../ui/problem";
import { saveFile } from "../ui/save";
import { Fairness } from "./fairness";
import { KEY_LIST } from "./keys";
import { Otherwise } from "./otherwise";
import { OwnName, People } from "./people";

export function Keys({ onClose }: { onClose: () => void }): JSX.Element {
  return (
    <Dialog title={t("keys")} class="small" onClose={onClose}>
      <dl class="keys">
        {KEY_LIST.map(([key, what]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{t(what)}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}

function Seats({ store }: { store: TableStore }): JSX.Element | null {
  const info = store.info.value;
  const scene = useScene();
  const [problem, setProblem] = useState<Problem | null>(null);
  if (!info) return null;
  const change = (seat: number, kind: "bot" | "me" | "open"): void => {
    setProblem(null);
    api.seat(info.id, seat, kind).catch((error: Error) => setProblem(problemOf(error)));
  };
  return (
    <>
      <ul class="seat-list">
        {info.seats.map((seat) => {
          const mine = info.mine.includes(seat.seat);
          const [sits, plays] = [sitterAt(info.seats, seat.seat), scene.seatName(seat.seat)];
          // A bot that minds somebody's seat gives it back; a bot's own seat is the host's to give away.
          const free = seat.kind === "open" || (seat.kind === "bot" && Boolean(seat.absent));
          return (
            <li key={seat.seat}>
              <span>
                {plays !== sits && <b>{plays}</b>} {sits} {seat.account && <OwnName />}{" "}
                <span class="soft">
                  {seat.kind === "person" ? t(seat.online ? "seat-online" : "seat-away") : t("seat-" + seat.kind)}
                </span>
              </span>
              {mine && seat.kind !== "bot" && (
                <button type="button" onClick={() => change(seat.seat, "bot")}>
                  {t("seat-resign")}
                </button>
              )}
              {free && (
                <button type="button" onClick={() => change(seat.seat, "me")}>
                  {t("seat-take")}
                </button>
              )}
              {info.host && seat.kind !== "open" && (mine || seat.kind === "bot") && (
                <button type="button" onClick={() => change(seat.seat, "open")}>
                  {t("seat-offer")}
                </button>
              )}
              {!mine && info.host && seat.kind !== "bot" && !seat.online && (
                <button type="button" onClick={() => change(seat.seat, "bot")}>
                  {t("seat-replace")}
                </button>
              )}
            </li>
          );
        })}
      </ul>
      {info.mine.length === 0 && !info.host && !info.seats.some((seat) => seat.kind === "open") && <p class="soft">{t("seats-ask-host", { host: info.host_name })}</p>}
      <ProblemNote problem={problem} />
    </>
  );
}

function Report({ store }: { store: TableStore }): JSX.Element {
  const [note, setNote] = useState("");
  const [done, setDone] = useState("");
  const [problem, setProblem] = useState<Problem | null>(null);
  return (
    <form
      class="report"
      onSubmit={(event) => {
        event.preventDefault();
        api.report(store.id, note).then(
          ({ name, file }) => {
            if (file !== null) saveFile(name, file);
            setProblem(null);
            setDone(name);
            setNote("");
          },
          (error: Error) => setProblem(problemOf(error)),
        );
      }}
    >
      <label>
        {t("report-note")}
        <textarea rows={3} required value={note} onInput={(event) => setNote(event.currentTarget.value)} />
      </label>
      <button type="submit">{t("report-send")}</button>
      {problem ? <ProblemNote problem={problem} /> : done && <p role="status">{t("report-done", { name: done })}</p>}
    </form>
  );
}

function Wished({ kind, answer }: { kind: string; answer: string }): JSX.Element {
  const scene = useScene();
  const wish = wishOf(kind);
  return (
    <>
      {wish ? say(wish.ask, scene.seatName) : kind} <b>{wish ? say(wish.answer, scene.seatName) : answer}</b>
    </>
  );
}

interface Props {
  store: TableStore;
  onClose: () => void;
  onGuide: () => void;
  onKeys: () => void;
}

export function Menu({ store, onClose, onGuide, onKeys }: Props): JSX.Element {
  const scene = useScene();
  const info = store.info.value;
  const [steps, setSteps] = useState(2);
  const [problem, setProblem] = useState<Problem | null>(null);
  const passes = clients.value[scene.game]?.passes;
  // What the tempo passes over is said by the tempo.
  const passed = passes && asking.value !== "every" ? passes[asking.value] : [];
  // Rivals at one screen each see their own.
  const own = store.always.value.filter(([seat]) => !info?.rules.curtain || seat === scene.seat);
  const always = own.filter(([, topic, key]) => key !== "pass" || !passed.includes(topic));
  const save = (): void => {
    setProblem(null);
    api.exportFile(store.id).then(
      (text) => saveFile(`${scene.game}-${store.id}.misk`, text),
      (error: Error) => setProblem(problemOf(error)),
    );
  };
  return (
    <Dialog title={t("menu")} class="menu" onClose={onClose}>
      <section>
        <h3>{t("seats")}</h3>
        <Seats store={store} />
        {info?.invite && (
          <p>
            <label>
              {t("invitation")}
              <input readOnly value={invitation(info.id, info.invite)} onFocus={(event) => event.currentTarget.select()} />
            </label>
          </p>
        )}
        {info && info.rules.clock > 0 && <p class="soft">{t("clock-rule", { seconds: info.rules.clock })}</p>}
      </section>
      <People store={store} />
      <section>
        <h3>{t("game")}</h3>
        <div class="choices">
          <button type="button" onClick={onGuide}>
            {t("guide")}
          </button>
          <button type="button" onClick={onKeys}>
            {t("keys")}
          </button>
          <a class="button" href={`#/almanac/${scene.game}`} target="_blank" rel="noopener">
            {t("almanac")}
          </a>
          <a class="button" href={`#/replay/${store.id}`}>
            {t("replay")}
          </a>
          <button type="button" onClick={save}>
            {t("export")}
          </button>
          <a class="button" href="#/">
            {t("leave")}
          </a>
        </div>
        <ProblemNote problem={problem} />
        {info && info.mine.length > 0 && (
          <form
            class="line undo-many"
            onSubmit={(event) => {
              event.preventDefault();
              store.undoMany(steps);
              onClose();
            }}
          >
            <label>
              {t("undo-many")}
              <input
                type="number"
                min={1}
                max={50}
                value={steps}
                onInput={(event) => setSteps(event.currentTarget.valueAsNumber || 1)}
              />
            </label>
            <button type="submit">{t("undo")}</button>
          </form>
        )}
      </section>
      {info?.rules.companion && info.mine.length > 0 && <Otherwise store={store} onDone={onClose} />}
      {always.length > 0 && (
        <section>
          <h3>{t("always-list")}</h3>
          <ul class="seat-list">
            {always.map(([seat, kind, key]) => (
              <li key={`${seat} ${kind}`} data-kind={kind}>
                <span>
                  {scene.seatName(seat)}: <Wished kind={kind} answer={key} />
                </span>
                <button type="button" onClick={() => store.setAlways(seat, kind, null)}>
                  {t("always-ask")}
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
      {passes && (
        <section>
          <h3>{t("asking")}</h3>
          <div class="tabs asking" role="group" aria-label={t("asking")}>
            {ASKINGS.map((much) => (
              <button key={much} type="button" aria-pressed={asking.value === much} onClick={() => (asking.value = much)}>
                {t("asking-" + much)}
              </button>
            ))}
          </div>
          <p class="soft">{t(`asking-${asking.value}-hint`)}</p>
        </section>
      )}
      <section>
        <h3>{t("preferences")}</h3>
        <Preferences />
      </section>
      <Fairness store={store} />
      <section>
        <h3>{t("report")}</h3>
        <Report store={store} />
      </section>
    </Dialog>
  );
}
