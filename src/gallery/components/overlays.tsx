import React, {useState, type ReactNode} from 'react';
import {Button} from '../../ui/Button';
import {Dialog} from '../../ui/Dialog';
import {Menu} from '../../ui/Menu';
import {Toast} from '../../ui/Toast';

/** Buttons that open a dialog each. */
export function Dialogs(): ReactNode {
  const [open, setOpen] = useState<'normal' | 'wide'>();
  return (
    <>
      <Button onClick={() => setOpen('normal')}>Open a dialog</Button>
      <Button onClick={() => setOpen('wide')}>Open a wide dialog</Button>
      {open && (
        <Dialog
          title={open === 'wide' ? 'A wide dialog' : 'A dialog'}
          isWide={open === 'wide'}
          onClose={() => setOpen(undefined)}
          footer={
            <Button primary onClick={() => setOpen(undefined)}>
              Done
            </Button>
          }
        >
          <p>Escape, the close button and Done close it. The focus goes back to its button.</p>
        </Dialog>
      )}
    </>
  );
}

/** A menu, and the last choice. */
export function Menus({mode}: {readonly mode: string}): ReactNode {
  const [last, setLast] = useState('nothing yet');
  const item = (word: string) => ({id: word, word, run: () => setLast(word)});
  return (
    <>
      <Menu
        label={`Menu, ${mode}`}
        groups={[
          [
            {...item('Undo'), icon: 'undo', keys: 'Ctrl Z'},
            {...item('Redo'), icon: 'redo', keys: 'Ctrl Shift Z', isOff: true},
          ],
          [{...item('Export'), icon: 'export'}, item('Without an icon')],
        ]}
      />
      <span>Chosen: {last}</span>
    </>
  );
}

/** Buttons that show a toast each. */
export function Toasts(): ReactNode {
  const [shown, setShown] = useState<{readonly canUndo: boolean}>();
  return (
    <>
      <Button onClick={() => setShown({canUndo: false})}>Show a toast</Button>
      <Button onClick={() => setShown({canUndo: true})}>Show a toast with an action</Button>
      <Toast
        about={shown}
        text={shown?.canUndo ? 'Claude removed' : 'Settings saved'}
        action={
          shown?.canUndo && (
            <Button icon="undo" onClick={() => setShown(undefined)}>
              Undo
            </Button>
          )
        }
      />
    </>
  );
}
