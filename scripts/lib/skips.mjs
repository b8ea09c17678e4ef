/** A line for each test that Vitest's report calls skipped; the titles say why. */
export function unitSkips({testResults}) {
  return testResults.flatMap(({assertionResults}) =>
    assertionResults
      .filter(({status}) => status === 'skipped' || status === 'pending')
      .map(({fullName}) => `    ${fullName}`),
  );
}

/** A line with title and reason for each test that Playwright's report calls skipped. */
export function browserSkips({suites}) {
  const ofSuite = ({specs = [], suites: inner = []}) => [
    ...specs.flatMap(({title, tests}) =>
      tests
        .flatMap(({annotations}) => annotations)
        .filter(({type}) => type === 'skip')
        .map(({description}) => `    ${title}: ${description ?? 'no reason given'}`),
    ),
    ...inner.flatMap(ofSuite),
  ];
  return suites.flatMap(ofSuite);
}
