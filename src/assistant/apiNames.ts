import names from '@generated/api-names/default/names.json';

/** Every name of the component's API. */
export const apiNames: ReadonlySet<string> = new Set(names.split(' '));
