// Only tools that read a Babel configuration (some editors, jest-like runners) use this file: the site
// itself is compiled by SWC, which @docusaurus/faster sets up.
module.exports = {presets: [require.resolve('@docusaurus/core/lib/babel/preset')]};
