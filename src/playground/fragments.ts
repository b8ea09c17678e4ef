import type {Fragment} from '../data/fragment';

type Row = readonly [path: string, part: string, title: string, summary: string];

function parts(file: string, rows: readonly Row[]): readonly Fragment[] {
  return rows.map(([path, part, title, summary]) => ({
    path: `/playground/${path}`,
    title,
    summary,
    usedOn: '/playground',
    module: `playground/fragments/${file}.fragment.tsx`,
    part,
  }));
}

/** Parts of the playground. */
export const playgroundFragments: readonly Fragment[] = [
  ...parts('chat', [
    [
      'chat/playgroundChatComponent',
      'ChatHost',
      'Playground chat',
      'A live chat made from a model of the playground. This one builds requests for Claude, previews them and sends nothing.',
    ],
    [
      'chat/playgroundChatWrapper',
      'ChatCard',
      'Chat card',
      'One chat of the playground with its provider, its name and its tools: settings, style, code, requests, duplicate, clear, remove.',
    ],
    [
      'chat/playgroundChatWrapperConfig',
      'ChatActions',
      'Chat tools',
      'The buttons in the header of a chat card. They open the panel at their tab; the menu at the end has everything else, and Escape closes it.',
    ],
    [
      'chat/playgroundChatWrapperLogo',
      'ProviderBadge',
      'Provider badge',
      'The mark of the provider that replies in a chat, and whether its requests are previewed or sent.',
    ],
    [
      'chat/playgroundChatWrapperText',
      'ChatName',
      'Chat name',
      'The name of a chat, edited where it stands. Enter keeps it, Escape takes it back, and an empty name brings back the usual one.',
    ],
    [
      'chat/manipulate/playgroundAddButton',
      'AddChatButton',
      'Add a chat',
      'Adds a chat to the playground. It is switched off when the playground holds as many chats as it can.',
    ],
  ]),
  ...parts('toolbar', [
    [
      'header/playgroundHeaderButtons',
      'Toolbar',
      'Playground tools',
      'The tools of the whole playground: add, templates, layout, undo and redo, link and keys, with everything else in a menu.',
    ],
    [
      'header/layout/playgroundLayoutButton',
      'LayoutChoice',
      'Layout choice',
      'Lays the chats out in a grid, in one row that scrolls, or one at a time. The choice is saved and shared with the chats.',
    ],
    [
      'header/playgroundCog',
      'SharedSettings',
      'Settings of all chats',
      'Opens what all chats have in common: a system prompt that each provider gets in its own place.',
    ],
    [
      'header/playgroundShield',
      'KeySafetyBadge',
      'Key safety badge',
      'Says how many API keys are held in the memory of the tab, and opens the place where they can be forgotten.',
    ],
    [
      'header/information/playgroundInformationButton',
      'AboutButton',
      'About button',
      'The button that opens the explanation of the playground: what demo, preview only and live mean, and what is saved.',
    ],
    [
      'header/information/modal/playgroundInformationModal',
      'AboutDialog',
      'About dialog',
      'Explains in a few sentences what the playground is for, what it sends and when, and what stays in the browser.',
    ],
    [
      'header/export/playgroundExportButton',
      'ExportButton',
      'Export button',
      'The button that opens the export of all chats and their settings to a file, without keys and messages.',
    ],
    [
      'header/export/modal/playgroundExportModal',
      'ExportDialog',
      'Export dialog',
      'Saves all chats and their settings to a JSON file and shows beforehand what is in it. Keys and messages are not.',
    ],
    [
      'header/upload/playgroundUploadButton',
      'ImportButton',
      'Import button',
      'The button that opens the import of chats from a file that this playground has exported.',
    ],
    [
      'header/upload/modal/playgroundUploadModal',
      'ImportDialog',
      'Import dialog',
      'Reads chats from a file, checks them, shows what is in them, and asks whether to add them or to replace the others.',
    ],
  ]),
  ...parts('settings', [
    [
      'serviceModal/serviceModal',
      'SettingsTab',
      'Chat settings',
      'Chooses who replies in a chat, in which mode, and with which settings and key. Each edit applies at once; values come back when a provider does.',
    ],
    [
      'serviceModal/fields/serviceTypeField',
      'ModeField',
      'Mode field',
      'Chooses what a provider shall do where it can do several things. A mode that this version cannot use is switched off.',
    ],
    [
      'serviceModal/fields/serviceRequiredField',
      'RequiredSettings',
      'Needed settings',
      'The settings that a mode cannot work without, and the key, which stays in the memory of the tab.',
    ],
    [
      'serviceModal/fields/serviceOptionalParametersFields',
      'OptionalSettings',
      'Optional settings',
      'The settings that a mode has defaults for, with their limits. The title says how many of them are set.',
    ],
    [
      'serviceModal/fields/serviceField',
      'SettingField',
      'Setting fields',
      'One field for each kind of setting: text, number, yes or no, choice, list, JSON, group and pairs, checked while it is edited.',
    ],
    [
      'serviceModal/fields/serviceConstructableObject',
      'ObjectListField',
      'Repeatable object field',
      'A list of objects with the same settings that grows and shrinks, such as the MCP servers that Claude may use.',
    ],
    [
      'serviceModal/code/serviceCode',
      'CodeTab',
      'Chat code',
      'The complete code of a chat in eight frameworks, with a placeholder for the key. It follows every edit and marks the lines that changed.',
    ],
  ]),
  ...parts('controls', [
    [
      'serviceModal/close/serviceModalCloseButtons',
      'DialogButtons',
      'Dialog buttons',
      'The two ways out of a dialog: cancel without a change, or apply. Enter in a field applies, Escape cancels.',
    ],
    [
      'serviceModal/wrappers/collapsableSection',
      'CollapsibleSection',
      'Collapsible section',
      'A part of a form that opens and closes under its title, by pointer and keyboard, and for the find function of the browser.',
    ],
    [
      'tooltip/playgroundTooltipWrapper',
      'Tooltip',
      'Tooltip',
      'Shows the words of a button that has only a drawing, on hover and on focus. Escape hides them.',
    ],
    [
      'playgroundSelect',
      'Select',
      'Select',
      'A choice of one from a list with a visible label, in the own control of the browser, here filled with all providers.',
    ],
  ]),
];
