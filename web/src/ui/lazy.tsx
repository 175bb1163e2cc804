import type { FunctionComponent, JSX } from "preact";
import { useEffect, useState } from "preact/hooks";

/** A page that is fetched when somebody opens it. */
export function lazy<P extends object>(load: () => Promise<FunctionComponent<P>>): FunctionComponent<P> {
  let found: FunctionComponent<P> | null = null;
  return function Lazy(props: P): JSX.Element | null {
    const [Loaded, setLoaded] = useState<FunctionComponent<P> | null>(() => found);
    useEffect(() => {
      if (!found)
        void load().then((component) => {
          found = component;
          setLoaded(() => component);
        });
    }, []);
    return Loaded ? <Loaded {...props} /> : null;
  };
}
