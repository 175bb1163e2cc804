// The symbols of a game and what they mean, by groups: names and explanations are the game's own words.
import type { JSX } from "preact";
import { t } from "../text";

export type Groups<Symbol extends string> = readonly (readonly [group: string, symbols: readonly Symbol[]])[];

export function SymbolLegend<Symbol extends string>(props: {
  groups: Groups<Symbol>;
  draw: (symbol: Symbol) => JSX.Element;
}): JSX.Element {
  return (
    <div class="legend">
      {props.groups.map(([group, symbols]) => (
        <section key={group}>
          <h3>{t("legend-" + group)}</h3>
          <dl>
            {symbols.map((symbol) => (
              <div key={symbol}>
                <dt>
                  {props.draw(symbol)} {t("legend-" + symbol + "-name")}
                </dt>
                <dd>{t("legend-" + symbol)}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </div>
  );
}
