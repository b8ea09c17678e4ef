/** What the gallery can be narrowed to, in the order of its buttons. */
export const DESIGN_TAGS = [
  'light',
  'dark',
  'minimal',
  'brand',
  'compact',
  'playful',
  'access',
] as const;

export type DesignTag = (typeof DESIGN_TAGS)[number];

/** What readers call the tags. */
export const TAG_LABELS: Readonly<Record<DesignTag, string>> = {
  light: 'Light',
  dark: 'Dark',
  minimal: 'Minimal',
  brand: 'Brand color',
  compact: 'Compact',
  playful: 'Playful',
  access: 'Accessibility',
};

/** The tags of a design as a page writes them: `light minimal`. */
export function readTags(tags: string): DesignTag[] {
  return tags.split(' ').filter((tag): tag is DesignTag => DESIGN_TAGS.some((one) => one === tag));
}

const listeners = new Set<() => void>();
let chosen: DesignTag | undefined;

/** The chosen tag of the gallery, outside of React because the designs are spread over the page. */
export const filter = {
  get: () => chosen,
  /** On the server and during hydration, everything is shown. */
  getOnServer: () => undefined,
  set(tag: DesignTag | undefined) {
    chosen = tag;
    for (const listener of listeners) listener();
  },
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
