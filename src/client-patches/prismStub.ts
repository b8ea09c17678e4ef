/** What the theme's start-up code gets instead of Prism in the browser: nothing registers, nothing weighs. */
export const Prism = {languages: {}};
