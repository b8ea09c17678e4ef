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

export const playgroundFragments: readonly Fragment[] = [
  ...parts('workspace', [
    [
      'chat/playgroundChatComponent',
      'ChatHost',
      'Playground chat',
      'A live playground chat. This one builds requests for Claude, previews them and sends nothing.',
    ],
    [
      'chat/playgroundChatWrapper',
      'ChatCard',
      'Chat card',
      'One playground chat with its provider, name and tools: settings, style, code, requests, duplicate, clear and remove.',
    ],
    [
      'chat/playgroundChatWrapperConfig',
      'ChatActions',
      'Chat tools',
      'The buttons in the header of a chat card. Each opens its tab of the panel. The menu has everything else, and Escape closes it.',
    ],
    [
      'chat/playgroundChatWrapperLogo',
      'ProviderBadge',
      'Provider badge',
      'The logo of a chat’s provider, with a mark that tells whether its requests are previewed or sent.',
    ],
    [
      'chat/playgroundChatWrapperText',
      'ChatName',
      'Chat name',
      'The name of a chat, which you edit in place. Enter saves it, Escape cancels, and an empty name restores the default.',
    ],
    [
      'chat/manipulate/playgroundAddButton',
      'AddChatButton',
      'Add a chat',
      'Adds a chat to the playground. The button is disabled at the maximum number of chats.',
    ],
    [
      'header/playgroundHeaderButtons',
      'Toolbar',
      'Playground tools',
      'The tools for the whole playground: add, templates, layout, undo and redo, link and keys. A menu has everything else.',
    ],
    [
      'header/layout/playgroundLayoutButton',
      'LayoutChoice',
      'Layout choice',
      'Shows the chats in a grid, in one row that scrolls, or one at a time. The choice is saved and shared with the chats.',
    ],
    [
      'header/playgroundCog',
      'SharedSettings',
      'Settings of all chats',
      'Opens the settings that all chats share: a system prompt, which each provider gets in its own field.',
    ],
    [
      'header/playgroundShield',
      'KeySafetyBadge',
      'Key safety badge',
      'Shows how many API keys the tab holds in memory, and opens the dialog where you can remove them.',
    ],
    [
      'header/information/playgroundInformationButton',
      'About',
      'About button',
      'Opens an explanation of the playground: what demo, preview only and live mean, and which data is saved.',
    ],
    [
      'header/information/modal/playgroundInformationModal',
      'About',
      'About dialog',
      'Briefly explains what the playground is for, what it sends and when, and what stays in the browser.',
    ],
    [
      'header/export/playgroundExportButton',
      'Export',
      'Export button',
      'Opens the export of all chats and their settings to a file, without keys and messages.',
    ],
    [
      'header/export/modal/playgroundExportModal',
      'Export',
      'Export dialog',
      'Shows all chats and their settings, then saves them to a JSON file. Keys and messages are left out.',
    ],
    [
      'header/upload/playgroundUploadButton',
      'Import',
      'Import button',
      'Opens the import of chats from a file that this playground exported, with a preview of the chats.',
    ],
    [
      'header/upload/modal/playgroundUploadModal',
      'Import',
      'Import dialog',
      'Reads chats from a file, checks and shows them, and asks whether to add them or replace the current ones.',
    ],
    [
      'serviceModal/serviceModal',
      'SettingsTab',
      'Chat settings',
      'Sets the provider, mode, settings and key of a chat. Edits apply immediately, and a provider’s values come back when you choose it again.',
    ],
    [
      'serviceModal/code/serviceCode',
      'CodeTab',
      'Chat code',
      'The complete code of a chat in each framework, with a placeholder for the key. It updates with every edit and marks the changed lines.',
    ],
  ]),
  ...parts('forms', [
    [
      'serviceModal/fields/serviceTypeField',
      'ModeField',
      'Mode field',
      'Chooses one of a provider’s modes. Modes that this version can’t use are disabled.',
    ],
    [
      'serviceModal/fields/serviceRequiredField',
      'RequiredSettings',
      'Required settings',
      'The settings that a mode requires, and the key, which stays in the tab’s memory.',
    ],
    [
      'serviceModal/fields/serviceOptionalParametersFields',
      'OptionalSettings',
      'Optional settings',
      'The settings that have defaults, with their limits. The title shows how many are set.',
    ],
    [
      'serviceModal/fields/serviceField',
      'SettingField',
      'Setting fields',
      'One field for each type of setting: text, number, yes or no, choice, list, JSON, group and pairs. Each is checked as you type.',
    ],
    [
      'serviceModal/fields/serviceConstructableObject',
      'ObjectListField',
      'Repeatable object field',
      'A list of objects with the same settings, such as the MCP servers that Claude may use. You can add and remove objects.',
    ],
    [
      'serviceModal/close/serviceModalCloseButtons',
      'DialogButtons',
      'Dialog buttons',
      'The two ways to close a dialog: cancel without a change, or apply. Enter in a field applies, and Escape cancels.',
    ],
    [
      'serviceModal/wrappers/collapsableSection',
      'CollapsibleSection',
      'Collapsible section',
      'A section of a form that opens and closes with pointer and keyboard, and opens when find-in-page matches its text.',
    ],
    [
      'tooltip/playgroundTooltipWrapper',
      'Tooltip',
      'Tooltip',
      'Shows the name of an icon button on hover and on keyboard focus. Escape hides the name.',
    ],
    [
      'playgroundSelect',
      'Select',
      'Select',
      'A drop-down list with a visible label, built on the browser’s own control. This one lists all providers.',
    ],
  ]),
];
