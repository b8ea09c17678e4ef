/** A page of the site, or an address outside of it. */
export interface SiteLink {
  readonly label: string;
  /** A route of this site; `repository` stands for the address in the settings. */
  readonly to: string;
}

/** Links under one heading of the footer. */
export interface SiteLinkGroup {
  readonly title: string;
  readonly links: readonly SiteLink[];
}

/** The map of the site, as the footer of every page shows it. */
export const sitemap: readonly SiteLinkGroup[] = [
  {
    title: 'Begin',
    links: [
      {label: 'Start step by step', to: '/start'},
      {label: 'Introduction', to: '/docs/introduction'},
      {label: 'Installation', to: '/docs/installation'},
      {label: 'Playground', to: '/playground'},
    ],
  },
  {
    title: 'Docs',
    links: [
      {label: 'Connect', to: '/docs/connect'},
      {label: 'Direct connection', to: '/docs/directConnection'},
      {label: 'Messages', to: '/docs/messages'},
      {label: 'Styles', to: '/docs/styles'},
      {label: 'Methods', to: '/docs/methods'},
      {label: 'Events', to: '/docs/events'},
    ],
  },
  {
    title: 'Examples',
    links: [
      {label: 'Frameworks', to: '/examples/frameworks'},
      {label: 'Servers', to: '/examples/servers'},
      {label: 'Design gallery', to: '/examples/design'},
      {label: 'External modules', to: '/examples/externalModules'},
    ],
  },
  {
    title: 'Explore',
    links: [
      {label: 'Features', to: '/features/features'},
      {label: 'Search', to: '/search'},
      {label: 'Repository', to: 'repository'},
    ],
  },
];
