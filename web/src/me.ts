import { signal } from "@preact/signals";
import { api, ApiError } from "./api";
import type { Me } from "./protocol";

/** Who I am; `null`: nobody yet; `undefined`: not asked yet. */
export const me = signal<Me | null | undefined>(undefined);

/** What I would like to be called, as written so far. */
export const wishedName = signal("");

export async function whoAmI(): Promise<void> {
  try {
    me.value = await api.me();
  } catch (problem) {
    if (!(problem instanceof ApiError) || problem.status !== 401) throw problem;
    me.value = null;
  }
}

export async function comeAs(name: string): Promise<void> {
  if (me.value && me.value.name === name) return;
  me.value = await api.guest(name);
}
