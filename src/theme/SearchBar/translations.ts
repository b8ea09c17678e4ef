import type {DocSearchModalProps} from '@docsearch/react/modal';

/** The modal's words. Docusaurus' own set says "No results found for" and "Powered by". */
export const translations: NonNullable<DocSearchModalProps['translations']> = {
  searchBox: {
    searchInputLabel: 'Search',
    resetButtonTitle: 'Clear the query',
    resetButtonAriaLabel: 'Clear the query',
    cancelButtonText: 'Cancel',
    cancelButtonAriaLabel: 'Cancel',
  },
  startScreen: {
    recentSearchesTitle: 'Recent',
    noRecentSearchesText: 'No recent searches',
    saveRecentSearchButtonTitle: 'Save this search',
    removeRecentSearchButtonTitle: 'Remove this search from history',
    favoriteSearchesTitle: 'Favorite',
    removeFavoriteSearchButtonTitle: 'Remove this search from favorites',
  },
  noResultsScreen: {
    noResultsText: 'No results for',
    suggestedQueryText: 'Try searching for',
    reportMissingResultsText: 'Believe this query should return results?',
    reportMissingResultsLinkText: 'Let us know.',
  },
  errorScreen: {
    titleText: 'Unable to fetch results',
    helpText: 'You might want to check your network connection.',
  },
  footer: {selectText: 'to select', navigateText: 'to navigate', closeText: 'to close'},
};
