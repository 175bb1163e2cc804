import { beforeEach, expect, test, vi } from "vitest";
import { TableStore, type SeatView } from "../src/store";

const kept = new Map<string, string>();
const storage = { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => void kept.set(key, value) };

beforeEach(() => {
  kept.clear();
  vi.stubGlobal("sessionStorage", storage);
  vi.stubGlobal("localStorage", storage);
});

function seated(asked: readonly number[]): TableStore {
  const store = new TableStore("t");
  const view = (seat: number): SeatView => ({ seat, decisions: asked.includes(seat) ? [{ seat }] : [] }) as unknown as SeatView;
  store.views.value = new Map([0, 1, 2].map((seat) => [seat, view(seat)]));
  return store;
}

test("while nobody at this screen is asked, whoever holds it sees their own hand and no other", () => {
  const store = seated([]);
  store.lookAs(1);
  expect(store.view.value?.seat).toBe(1);
});

test("whoever loads the page anew is still known to be the one who looked last", () => {
  seated([]).lookAs(2);
  expect(seated([0]).eyes.value).toBe(2);
  expect(seated([0]).view.value?.seat).toBe(0);
});
