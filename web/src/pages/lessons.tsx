import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { api } from "../api";
import { SHELF } from "../house/shelf";
import { learnt, nameOf } from "../house/learnt";
import { comeAs, me, wishedName } from "../me";
import { problemOf, type Problem } from "../problem";
import type { Lesson } from "../protocol";
import { go, tableAddress } from "../router";
import { lang } from "../settings";
import { t } from "../text";
import { Page } from "../ui/page";
import { ProblemNote } from "../ui/problem";

/** A first turn, one idea after another, at a table of one's own. */
export function Lessons({ game }: { game: string }): JSX.Element {
  const [lessons, setLessons] = useState<readonly Lesson[] | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  useEffect(() => {
    api.lessons(game).then(setLessons, (error: Error) => setProblem(problemOf(error)));
  }, [game]);
  const begin = async (lesson: string): Promise<void> => {
    setProblem(null);
    try {
      if (!me.value) await comeAs(wishedName.value.trim() || t("guest"));
      const table = await api.beginLesson(game, lesson);
      go(tableAddress(table.id));
    } catch (error) {
      setProblem(problemOf(error as Error));
    }
  };
  const name = SHELF.find((box) => box.id === game)?.names[lang.value];
  const first = lessons?.find((lesson) => !learnt.value.includes(nameOf(game, lesson.id)));
  return (
    <Page title={name ? `${name}: ${t("lessons").toLowerCase()}` : t("lessons")}>
      <div class="panel">
        <p class="lead">{t("lessons-lead")}</p>
        <ProblemNote problem={problem} />
        {lessons?.length === 0 && <p>{t("lessons-none")}</p>}
        <ol class="lesson-list">
          {lessons?.map((lesson) => {
            const known = learnt.value.includes(nameOf(game, lesson.id));
            return (
              <li key={lesson.id} class={known ? "learnt" : ""}>
                <div>
                  <h2>
                    {lesson.title[lang.value]} {known && <span class="tag">{t("lesson-learnt")} ✓</span>}
                  </h2>
                  <p>{lesson.lead[lang.value]}</p>
                </div>
                <button
                  type="button"
                  class={lesson === first ? "primary" : ""}
                  aria-label={`${t(known ? "lesson-again" : "lesson-begin")}: ${lesson.title[lang.value]}`}
                  onClick={() => void begin(lesson.id)}
                >
                  {t(known ? "lesson-again" : "lesson-begin")}
                </button>
              </li>
            );
          })}
        </ol>
      </div>
    </Page>
  );
}
