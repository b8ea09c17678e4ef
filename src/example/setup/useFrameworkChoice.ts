import {useCallback, useEffect} from 'react';
import {useHistory, useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {FRAMEWORK_KEY, isFramework, type FrameworkId} from '../frameworks';
import {useFramework} from '../framework';

/**
 * The framework of all examples, as on every page of the docs.
 *
 * @param isAddressed Whether it is in the address too, so that Back returns to the one before.
 */
export function useFrameworkChoice(
  isAddressed: boolean,
): [FrameworkId, (framework: FrameworkId) => void] {
  const [framework, setFramework] = useFramework();
  const history = useHistory();
  const {search} = useLocation();
  const asked = new URLSearchParams(useIsBrowser() ? search : '').get(FRAMEWORK_KEY);

  useEffect(() => {
    if (isAddressed && isFramework(asked)) setFramework(asked);
  }, [isAddressed, asked, setFramework]);

  const choose = useCallback(
    (next: FrameworkId) => {
      const {pathname, search: query, hash} = history.location;
      const addressOf = (value: FrameworkId) => {
        const parameters = new URLSearchParams(query);
        parameters.set(FRAMEWORK_KEY, value);
        return {pathname, search: `?${parameters}`, hash};
      };
      // Without its name in the address there would be no way back to the one shown now.
      if (!new URLSearchParams(query).has(FRAMEWORK_KEY)) history.replace(addressOf(framework));
      if (next !== framework) history.push(addressOf(next));
      setFramework(next);
    },
    [framework, history, setFramework],
  );
  return [framework, isAddressed ? choose : setFramework];
}
