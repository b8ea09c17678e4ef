/** Where readers usually want to go, with what they find there. */
export const waysOn = [
  {to: '/docs/introduction', label: 'Introduction', text: 'What it does'},
  {to: '/docs/connect', label: 'Connect', text: 'Your own backend'},
  {to: '/docs/directConnection', label: 'Direct connection', text: 'An AI provider'},
  {to: '/examples/frameworks', label: 'Frameworks', text: 'Code for yours'},
  {to: '/playground', label: 'Playground', text: 'Try every setting'},
] as const;

/** The links of the footer in columns. */
export const footerLinks = (repositoryUrl: string) => [
  {
    title: 'Begin',
    items: [
      {label: 'Guided start', to: '/start'},
      {label: 'Introduction', to: '/docs/introduction'},
      {label: 'Installation', to: '/docs/installation'},
      {label: 'Playground', to: '/playground'},
    ],
  },
  {
    title: 'Docs',
    items: [
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
    items: [
      {label: 'Frameworks', to: '/examples/frameworks'},
      {label: 'Servers', to: '/examples/servers'},
      {label: 'Design gallery', to: '/examples/design'},
      {label: 'External modules', to: '/examples/externalModules'},
    ],
  },
  {
    title: 'Explore',
    items: [
      {label: 'Features', to: '/features/features'},
      {label: 'Search', to: '/search'},
      {label: 'Repository', href: repositoryUrl},
    ],
  },
];
