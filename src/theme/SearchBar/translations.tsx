import React, {type ReactNode} from 'react';
import type {DocSearchModalProps} from '@docsearch/react/modal';

type Words = NonNullable<DocSearchModalProps['translations']>;

/** The modal's words. Docusaurus' own set says "No results found for" and "Powered by". */
export const translations: Words = {
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

/**
 * The modal's words with a button below the hint of the error screen. DocSearch has no place for one, but it
 * puts its texts into elements as they are.
 */
export function withErrorAction(action: ReactNode): Words {
  const hint = (
    <>
      {translations.errorScreen?.helpText}
      {action}
    </>
  );
  const errorScreen = {...translations.errorScreen, helpText: hint as unknown as string};
  return {...translations, errorScreen};
}
