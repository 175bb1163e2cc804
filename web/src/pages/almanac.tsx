import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { api } from "../api";
import { problemOf, type Problem } from "../problem";
import type { Rule } from "../protocol";
import { lang } from "../settings";
import { t } from "../text";
import { Page } from "../ui/page";
import { ProblemNote } from "../ui/problem";

const PAUSE = 150;

export function Almanac({ game, first }: { game: string; first: string }): JSX.Element {
  const [query, setQuery] = useState(first);
  const [rules, setRules] = useState<readonly Rule[] | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  useEffect(() => setQuery(first), [first]);
  useEffect(() => {
    let here = true;
    const timer = setTimeout(() => {
      api.almanac(game, query).then(
        (found) => {
          if (!here) return;
          setRules(found);
          setProblem(null);
        },
        (error: Error) => here && setProblem(problemOf(error)),
      );
    }, PAUSE);
    return () => {
      here = false;
      clearTimeout(timer);
    };
  }, [game, query]);
  const topics = new Map<string, Rule[]>();
  for (const rule of rules ?? []) {
    const topic = rule.topic[lang.value];
    topics.set(topic, [...(topics.get(topic) ?? []), rule]);
  }
  return (
    <Page title={t("almanac")}>
      <div class="panel almanac">
        <form role="search" onSubmit={(event) => event.preventDefault()}>
          <label>
            {t("almanac-search")}
            <input type="search" value={query} onInput={(event) => setQuery(event.currentTarget.value)} />
          </label>
        </form>
        <ProblemNote problem={problem} />
        <p role="status" class="soft">
          {rules && t("almanac-found", { count: rules.length })}
        </p>
        {[...topics].map(([topic, found]) => (
          <section key={topic}>
            <h2>{topic}</h2>
            <ul class="rules">
              {found.map((rule) => (
                <li key={rule.id} id={rule.id}>
                  <p>{rule[lang.value]}</p>
                  <code class="soft">{rule.id}</code>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </Page>
  );
}
