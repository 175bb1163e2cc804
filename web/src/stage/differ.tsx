import { Component, createRef } from "preact";
import type { ComponentChildren, JSX } from "preact";
import { mayMove } from "../settings";
import { flow, layOf, type Lay } from "./flip";

interface Props {
  /** Changes with the state of the table. */
  stamp: number;
  /** True where the change was played, not loaded, taken back or caught up with. */
  played: boolean;
  room: string;
  class: string;
  children: ComponentChildren;
}

/** Whether what is being drawn just now was played: numbers ask it before they rise or fall. */
export const drawn = { played: false };

/** Watches the table through a change and lets things move from where they were. */
export class Differ extends Component<Props> {
  private readonly root = createRef<HTMLDivElement>();
  private readonly layer = createRef<HTMLDivElement>();

  override getSnapshotBeforeUpdate(old: Props): Lay | null {
    const fresh = this.props.stamp !== old.stamp && this.props.played;
    drawn.played = fresh;
    return fresh && mayMove() && this.root.current ? layOf(this.root.current) : null;
  }

  override componentDidUpdate(_: Props, __: object, lay: Lay | null): void {
    if (lay && this.root.current && this.layer.current) flow(lay, this.root.current, this.layer.current);
    drawn.played = false;
  }

  override render(): JSX.Element {
    return (
      <div class={this.props.class} ref={this.root}>
        {this.props.children}
        <div class={"room sky " + this.props.room} ref={this.layer} aria-hidden="true" />
      </div>
    );
  }
}
