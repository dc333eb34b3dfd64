// Stands in for open-graph.ts until the first build.
export type OpenGraphImage = { src: string; width: number; height: number }
export const openGraphImages: Readonly<Record<string, OpenGraphImage>>
