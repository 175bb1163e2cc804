import type { Art } from "../../../art/drawings";
import places from "./places.json";

export const art: Art = {
  drawings: import.meta.glob<string>("./*/*.svg", { query: "?raw", import: "default", eager: true }),
  shared: { vignettes: places },
};
