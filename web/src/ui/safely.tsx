import { Component, type ComponentChildren, type JSX } from "preact";
import { t } from "../text";

/** What cannot be drawn leaves the rest of the page standing: the question, its answers, the way home. */
export class Safely extends Component<{ children: ComponentChildren }, { failed: boolean }> {
  override state = { failed: false };

  static override getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override componentDidCatch(error: unknown): void {
    console.error(error);
  }

  override render(): JSX.Element {
    if (!this.state.failed) return <>{this.props.children}</>;
    return (
      <p class="banner" role="alert">
        {t("not-drawn")}
        <button type="button" onClick={() => this.setState({ failed: false })}>
          {t("draw-again")}
        </button>
      </p>
    );
  }
}
