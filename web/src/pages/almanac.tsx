import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { api } from "../api";
import { clientOf, wantClient } from "../games/registry";
import { boxes } from "../house/covers";
import { problemOf, type Problem } from "../problem";
import type { GameInfo, Rule } from "../protocol";
import { lang } from "../settings";
import { t, wantWords, words } from "../text";
import { Page } from "../ui/page";
import { GlossedText } from "../ui/shown";
import { ProblemNote } from "../ui/problem";

const PAUSE = 150;
/** Kinds of entries that few look for: they stand behind the others. */
const BEHIND = ["component"];

interface Topic {
  title: string;
  rules: readonly Rule[];
}

export function topics(rules: readonly Rule[], language: "pl" | "en"): readonly Topic[] {
  const found = new Map<string, Rule[]>();
  for (const rule of rules) {
    const title = rule.topic[language];
    found.set(title, [...(found.get(title) ?? []), rule]);
  }
  const all = [...found].map(([title, members]) => ({ title, rules: members }));
  const behind = (topic: Topic): number => Number(topic.rules.every((rule) => BEHIND.includes(rule.kind)));
  return all.sort((a, b) => behind(a) - behind(b));
}

function useRules(game: string, query: string): { rules: readonly Rule[] | null; problem: Problem | null } {
  const [found, setFound] = useState<{ game: string; query: string; rules: readonly Rule[] } | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  useEffect(() => {
    let here = true;
    const timer = setTimeout(
      () => {
        api.almanac(game, query).then(
          (rules) => {
            if (!here) return;
            setFound({ game, query, rules });
            setProblem(null);
          },
          (error: Error) => here && setProblem(problemOf(error)),
        );
      },
      query ? PAUSE : 0,
    );
    return () => {
      here = false;
      clearTimeout(timer);
    };
  }, [game, query]);
  // Until the first answer to a search is there, the whole book is no answer; nor ever is another game's.
  const rules = found?.game === game && (found.query || !query) ? found.rules : null;
  return { rules, problem };
}

function Entries({ topic }: { topic: Topic }): JSX.Element {
  return (
    <section>
      <h2>{topic.title}</h2>
      <ul class="rules">
        {topic.rules.map((rule) => (
          <li key={rule.id} id={rule.id} title={rule.id}>
            <GlossedText text={rule[lang.value]} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Symbols({ game }: { game: string }): JSX.Element | null {
  useEffect(() => {
    wantClient(game);
    wantWords(game);
  }, [game]);
  const client = clientOf(game);
  if (!client?.Legend || words.value?.game !== game) return null;
  return (
    <section class={`symbols ${client.room}`}>
      <h2>{t("almanac-symbols")}</h2>
      <client.Legend />
    </section>
  );
}

interface Props {
  game: string;
  first: string;
  topic: string;
}

export function Almanac({ game, first, topic }: Props): JSX.Element {
  const [query, setQuery] = useState(first);
  const [games, setGames] = useState<readonly GameInfo[]>([]);
  const whole = useRules(game, "");
  const searched = useRules(game, query.trim());
  useEffect(() => setQuery(first), [first]);
  useEffect(() => {
    api.games().then(setGames, () => undefined);
  }, []);
  const contents = topics(whole.rules ?? [], lang.value);
  const looking = query.trim() !== "";
  const chosen = contents.find((one) => one.rules[0]?.topic.en === topic);
  const address = (one: Topic): string => `#/almanac/${game}?topic=${encodeURIComponent(one.rules[0]?.topic.en ?? "")}`;
  const shown = looking ? topics(searched.rules ?? [], lang.value) : chosen ? [chosen] : [];
  const at = chosen ? contents.indexOf(chosen) : -1;
  const next = contents[at + 1];
  const playable = boxes(games).filter((box) => box.game);
  return (
    <Page title={t("almanac")}>
      {playable.length > 1 && (
        <nav class="tabs" aria-label={t("games")}>
          {playable.map((box) => (
            <a key={box.id} class="button" href={`#/almanac/${box.id}`} aria-current={box.id === game ? "page" : undefined}>
              {(box.game?.names ?? box.names)[lang.value]}
            </a>
          ))}
        </nav>
      )}
      <div class="almanac-page">
        <div class="panel almanac">
          <form role="search" onSubmit={(event) => event.preventDefault()}>
            <label>
              {t("almanac-search")}
              <input
                type="search"
                value={query}
                placeholder={t("almanac-example")}
                onInput={(event) => setQuery(event.currentTarget.value)}
              />
            </label>
          </form>
          <ProblemNote problem={whole.problem ?? searched.problem} />
          <p role="status" class="soft">
            {looking && searched.rules && t("almanac-found", { count: searched.rules.length })}
          </p>
          {shown.map((one) => (
            <Entries key={one.title} topic={one} />
          ))}
          {!looking && chosen && next && (
            <p>
              <a href={address(next)}>
                {t("almanac-next", { topic: next.title })} →
              </a>
            </p>
          )}
          {!looking && !chosen && (
            <>
              <h2>{t("almanac-contents")}</h2>
              <ul class="topic-list">
                {contents.map((one) => (
                  <li key={one.title}>
                    <a href={address(one)}>
                      {one.title} <span class="soft">{one.rules.length}</span>
                    </a>
                  </li>
                ))}
              </ul>
              <Symbols game={game} />
            </>
          )}
        </div>
        {(looking || chosen) && (
          <nav class="panel contents" aria-label={t("almanac-contents")}>
            <p>
              <a
                href={`#/almanac/${game}`}
                onClick={() => setQuery("")}
              >
                {t("almanac-contents")}
              </a>
            </p>
            <ul>
              {contents.map((one) => (
                <li key={one.title}>
                  <a
                    href={address(one)}
                    aria-current={one === chosen && !looking ? "page" : undefined}
                    onClick={() => setQuery("")}
                  >
                    {one.title}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        )}
      </div>
    </Page>
  );
}
