import {describe, expect, it} from 'vitest';
import {carriedQuery, configOf, connectionName, readChoices} from './choices';

describe('the choices of the start path', () => {
  it('come from the address, and from the step where its name says who answers', () => {
    const search = '?provider=Claude&connection=popular&with=names,nonsense,avatars';
    const choices = readChoices('/start/options', search);
    expect(connectionName(choices)).toBe('Claude');
    expect(configOf(choices)).toEqual({
      directConnection: {claude: {key: 'YOUR_API_KEY'}},
      avatars: true,
      names: true,
    });
    expect(readChoices('/start/connectToCustomAPI', search).connection).toBe('custom');
    expect(readChoices('/start/options', '?connection=nonsense').connection).toBe('demo');
  });

  it('are carried to the next step with the connection of this one', () => {
    expect(carriedQuery('/start/createComponent', '?framework=vue')).toBe('?framework=vue');
    expect(carriedQuery('/start/aiInYourBrowser', '?framework=vue')).toBe(
      '?framework=vue&connection=browser',
    );
    const next = carriedQuery('/start/connectToPopularAPI', '?provider=Gemini');
    expect(configOf(readChoices('/start/options', next))).toHaveProperty('directConnection.gemini');
  });

  it('never load a model without asking: with a greeting it waits for the first message', () => {
    const webModelOf = (search: string) =>
      configOf(readChoices('/start/aiInYourBrowser', search)).webModel;
    expect(webModelOf('')).toHaveProperty('load.onMessage', true);
    expect(webModelOf('?with=names')).not.toHaveProperty('load');
  });

  it('let the code grow: every step keeps what the one before had', () => {
    const first = configOf(readChoices('/start/createComponent', ''));
    const last = configOf(readChoices('/start/options', ''));
    expect(last).toMatchObject(first);
    expect(Object.keys(last).length).toBeGreaterThan(Object.keys(first).length);
  });
});
