import type { Art } from "../../../art/drawings";

export const art: Art = {
  drawings: import.meta.glob<string>("./*/*.svg", { query: "?raw", import: "default", eager: true }),
};
