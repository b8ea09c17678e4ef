/** An id that pages elsewhere link to and that is not on its page any more. */
export interface RedirectedAnchor {
  readonly page: string;
  readonly id: string;
  /** Why it is gone, and what a reader of the old link sees instead. */
  readonly reason: string;
}

/** Ids that documented things which do not exist. A link to one opens its page at the top. */
export const REDIRECTED: readonly RedirectedAnchor[] = [
  {
    page: '/docs/introduction',
    id: '#heading-id',
    reason:
      'A leftover of the syntax for ids in a heading, never an anchor that a browser could find.',
  },
  {
    page: '/docs/messages/HTML',
    id: 'Getting Started',
    reason: 'An id cannot hold a space. The heading is #getting-started, the first of the page.',
  },
];
