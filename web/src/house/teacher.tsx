import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { api } from "../api";
import { useAsk } from "../ask";
import { problemOf, type Problem } from "../problem";
import type { Lesson, TableInfo } from "../protocol";
import { go, tableAddress } from "../router";
import { lang } from "../settings";
import type { TableStore } from "../store";
import { t } from "../text";
import type { Decision } from "../types.gen";
import { announce } from "../ui/announce";
import { Icon } from "../ui/icon";
import { ProblemNote } from "../ui/problem";
import { playInEarnest } from "./earnest";
import { learn } from "./learnt";
import { hintFor } from "./lesson";

const POINTED = "lesson-points";

/** Lights the answers that the lesson leads to: their buttons, and the things on the table. */
function usePointing(decision: Decision | null, keys: readonly string[], number: number, opened: string): void {
  useEffect(() => {
    const options = decision?.options.filter((option) => keys.includes(option.key)) ?? [];
    const found = options.flatMap((option) => [
      ...document.querySelectorAll(`[data-key="${CSS.escape(option.key)}"], [data-answer="${CSS.escape(option.key)}"]`),
      ...(option.anchor ? document.querySelectorAll(`[data-anchor~="${CSS.escape(option.anchor)}"]`) : []),
    ]);
    found.forEach((element) => element.classList.add(POINTED));
    return () => found.forEach((element) => element.classList.remove(POINTED));
  }, [keys.join(" "), number, opened]);
}

interface Props {
  store: TableStore;
  info: TableInfo;
}

/** What the lesson says at a table that was laid for it. */
export function Teacher({ store, info }: Props): JSX.Element | null {
  const [lessons, setLessons] = useState<readonly Lesson[]>([]);
  const [problem, setProblem] = useState<Problem | null>(null);
  useEffect(() => {
    api.lessons(info.game).then(setLessons, (error: Error) => setProblem(problemOf(error)));
  }, [info.game]);
  const name = info.origin.replace(/^lesson /, "");
  const at = lessons.findIndex((one) => one.id === name);
  const lesson = lessons[at];
  const next = lessons[at + 1];
  const happened = store.view.value?.events.map((event) => event.kind) ?? [];
  const done = lesson !== undefined && happened.includes(lesson.goal);
  const hint = lesson && !done ? hintFor(lesson, store.decision.value, happened) : null;
  // A thing with several answers opens a list of them, in which the right one is lit as well.
  usePointing(store.decision.value, hint?.key ? hint.key.split(" ") : [], store.view.value?.number ?? 0, useAsk()?.menu.value ?? "");
  const words = lesson && (done ? lesson.learnt : (hint?.say ?? null));
  const said = words ? words[lang.value] : lesson && !done ? t("lesson-astray") : "";
  useEffect(() => {
    if (lesson && done) learn(info.game, lesson.id);
  }, [done, lesson]);
  useEffect(() => {
    if (said) announce(said);
  }, [said]);
  const begin = (id: string): void => {
    setProblem(null);
    api.beginLesson(info.game, id).then(
      (table) => go(tableAddress(table.id)),
      (error: Error) => setProblem(problemOf(error)),
    );
  };
  if (!lesson) return <ProblemNote problem={problem} />;
  return (
    <aside class={done ? "teacher learnt" : "teacher"} aria-label={t("lesson")}>
      <p class="overline">
        <Icon name="guide" /> {t("lesson-of", { at: at + 1, of: lessons.length })}: {lesson.title[lang.value]}
      </p>
      {!done && happened.length === 0 && <p class="soft">{lesson.lead[lang.value]}</p>}
      <p class="teacher-says">{said}</p>
      <p class="choices">
        {done && next && (
          <button type="button" class="primary" onClick={() => begin(next.id)}>
            {t("lesson-next", { title: next.title[lang.value] })}
          </button>
        )}
        {done && !next && (
          <button type="button" class="primary" onClick={() => playInEarnest(info.game).catch((error: Error) => setProblem(problemOf(error)))}>
            {t("lesson-play")}
          </button>
        )}
        <button type="button" class="quiet" onClick={() => begin(lesson.id)}>
          {t("lesson-again")}
        </button>
        <a class="button quiet" href={`#/lessons/${info.game}`}>
          {t("lessons")}
        </a>
      </p>
      <ProblemNote problem={problem} />
    </aside>
  );
}

/** The way to the lessons, where a game has some. */
export function LessonsLink({ game }: { game: string }): JSX.Element | null {
  const [count, setCount] = useState(0);
  useEffect(() => {
    let here = true;
    api.lessons(game).then((found) => here && setCount(found.length), () => undefined);
    return () => {
      here = false;
    };
  }, [game]);
  if (!count) return null;
  return (
    <a class="button primary" href={`#/lessons/${game}`}>
      {t("lessons")}
    </a>
  );
}
