import {useCallback, useEffect, useRef, useState} from 'react';
import {AnswerError, type Engine, type EngineId} from '../engine';
import {keepEngine, recallEngine} from '../savedTurns';

const loadBuiltIn = () => import(/* webpackChunkName: "built-in-model" */ '../engines/builtIn');

/** What the panel shows of an engine. */
interface Choice {
  readonly id: EngineId;
  readonly label: string;
  /** Where questions go. */
  readonly note: string;
}

const DOCS: Choice = {
  id: 'docs',
  label: 'The docs',
  note: 'Nothing leaves your browser.',
};
const CHOICES: readonly Choice[] = [
  DOCS,
  {
    id: 'builtIn',
    label: "Your browser's model",
    note: 'It writes the reply. Nothing leaves your device.',
  },
  {
    id: 'provider',
    label: 'Your provider',
    note: 'A provider writes the reply, with your API key.',
  },
];

/** The engine of the panel and what can be done with it. */
export interface EngineState {
  readonly id: EngineId;
  readonly choices: readonly Choice[];
  readonly note: string;
  /** From 0 to 1 while the browser downloads its own model. */
  readonly download: number | undefined;
  /** Looks for engines that only some browsers have; some browsers log that they have none. */
  readonly look: () => void;
  readonly choose: (id: EngineId) => void;
  /** Uses the engine that a form has set up. */
  readonly setUp: (engine: Engine | undefined) => void;
  /** @throws AnswerError when the engine needs something first. */
  readonly current: () => Promise<Engine>;
}

/** The reader's choice of an engine. It is remembered; what a form holds, such as a key, is not. */
export function useEngine(): EngineState {
  const [wanted, setWanted] = useState(recallEngine);
  const [hasBuiltIn, setBuiltIn] = useState(false);
  const [download, setDownload] = useState<number>();
  const own = useRef<Engine>(undefined);
  const look = useCallback(() => {
    void loadBuiltIn().then(
      async ({hasBuiltInModel}) => setBuiltIn(await hasBuiltInModel(window)),
      () => undefined,
    );
  }, []);
  const isWanted = wanted === 'builtIn';
  useEffect(() => {
    if (isWanted) look();
  }, [isWanted, look]);

  const choices = CHOICES.filter(({id}) => id !== 'builtIn' || hasBuiltIn);
  const chosen = choices.find(({id}) => id === wanted) ?? DOCS;
  const id = chosen.id;
  const choose = useCallback((next: EngineId) => {
    own.current = undefined;
    setWanted(next);
    keepEngine(next);
  }, []);
  const setUp = useCallback((engine: Engine | undefined) => {
    own.current = engine;
  }, []);
  const current = useCallback(async (): Promise<Engine> => {
    if (id === 'docs') {
      const {docsEngine} = await import(/* webpackChunkName: "answers" */ '../extract');
      return docsEngine;
    }
    if (id === 'builtIn') {
      const {builtInEngine} = await loadBuiltIn();
      return builtInEngine(window, (done) => setDownload(done < 1 ? done : undefined));
    }
    if (!own.current) throw new AnswerError('Choose a provider first, then ask again.');
    return own.current;
  }, [id]);
  return {id, choices, note: chosen.note, download, look, choose, setUp, current};
}
