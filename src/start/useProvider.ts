import {providers, type Provider} from '../data/providers';
import {useChoice, type Choice} from '../ui/useChoice';

const pages = providers.map(({page}) => page);

/** The chosen provider, kept in the address as `provider` by the name of its page. */
export function useProvider(): {readonly choice: Choice<string>; readonly provider: Provider} {
  const choice = useChoice('provider', pages, 'OpenAI');
  const provider = providers.find(({page}) => page === choice.value) ?? providers[0];
  return {choice, provider};
}
