import type { FunctionComponent, JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { t } from "../text";

/** A page that is fetched when somebody opens it. One that does not come (the server has another edition by now) says so. */
export function lazy<P extends object>(load: () => Promise<FunctionComponent<P>>): FunctionComponent<P> {
  let found: FunctionComponent<P> | null = null;
  return function Lazy(props: P): JSX.Element {
    const [Loaded, setLoaded] = useState<FunctionComponent<P> | null>(() => found);
    const [failed, setFailed] = useState(false);
    useEffect(() => {
      if (found) return;
      load().then(
        (component) => {
          found = component;
          setLoaded(() => component);
        },
        () => setFailed(true),
      );
    }, []);
    if (Loaded) return <Loaded {...props} />;
    if (!failed) return <p class="loading">{t("loading")}</p>;
    return (
      <div class="loading" role="alert">
        <p>{t("loading-failed")}</p>
        <button type="button" onClick={() => location.reload()}>
          {t("reload")}
        </button>
      </div>
    );
  };
}
