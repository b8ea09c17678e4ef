import {parts} from '../data/fragment';

/** Parts of the playground, each with a sample of a workspace. */
export const playgroundFragments = parts('playground/playground.fragment.tsx', '/playground', [
  [
    '/playground/chat/playgroundChatComponent',
    'Playground chat',
    'A live playground chat. This one builds requests for Claude, previews them and sends nothing.',
  ],
  [
    '/playground/chat/playgroundChatWrapper',
    'Chat card',
    'One playground chat with its provider, name and tools: settings, style, code, requests, duplicate, clear and remove.',
  ],
  [
    '/playground/chat/playgroundChatWrapperConfig',
    'Chat tools',
    'The buttons in the header of a chat card. Each opens its tab of the panel. The menu has everything else, and Escape closes it.',
  ],
  [
    '/playground/chat/playgroundChatWrapperLogo',
    'Provider badge',
    'The logo of a chat’s provider, with a mark that tells whether its requests are previewed or sent.',
  ],
  [
    '/playground/chat/playgroundChatWrapperText',
    'Chat name',
    'The name of a chat, which you edit in place. Enter saves it, Escape cancels, and an empty name restores the default.',
  ],
  [
    '/playground/chat/manipulate/playgroundAddButton',
    'Add a chat',
    'Adds a chat to the playground. The button is disabled at the maximum number of chats.',
  ],
  [
    '/playground/header/playgroundHeaderButtons',
    'Playground tools',
    'The tools for the whole playground: add, templates, layout, undo and redo, link and keys. A menu has everything else.',
  ],
  [
    '/playground/header/layout/playgroundLayoutButton',
    'Layout choice',
    'Shows the chats in a grid, in one row that scrolls, or one at a time. The choice is saved and shared with the chats.',
  ],
  [
    '/playground/header/playgroundCog',
    'Settings of all chats',
    'Opens the settings that all chats share: a system prompt, which each provider gets in its own field.',
  ],
  [
    '/playground/header/playgroundShield',
    'Key safety badge',
    'Shows how many API keys the tab holds in memory, and opens the dialog where you can remove them.',
  ],
  [
    '/playground/header/information/playgroundInformationButton',
    'About button',
    'Opens an explanation of the playground: what demo, preview only and live mean, and which data is saved.',
  ],
  [
    '/playground/header/information/modal/playgroundInformationModal',
    'About dialog',
    'Briefly explains what the playground is for, what it sends and when, and what stays in the browser.',
  ],
  [
    '/playground/header/export/playgroundExportButton',
    'Export button',
    'Opens the dialog that saves all chats and their settings to a file, without their keys.',
  ],
  [
    '/playground/header/export/modal/playgroundExportModal',
    'Export dialog',
    'Saves all chats and their settings to a JSON file, with their messages if you like and without keys.',
  ],
  [
    '/playground/header/upload/playgroundUploadButton',
    'Import button',
    'Opens the import of chats from a file that this playground exported, with a preview of the chats.',
  ],
  [
    '/playground/header/upload/modal/playgroundUploadModal',
    'Import dialog',
    'Reads chats from a file, checks and shows them, and asks whether to add them or replace the current ones.',
  ],
  [
    '/playground/serviceModal/serviceModal',
    'Chat settings',
    'Sets the provider, mode, settings and key of a chat. Edits apply immediately, and a provider’s values come back when you choose it again.',
  ],
  [
    '/playground/serviceModal/code/serviceCode',
    'Chat code',
    'The complete code of a chat in each framework, with a placeholder for the key. It updates with every edit.',
  ],
  [
    '/playground/serviceModal/fields/serviceTypeField',
    'Mode field',
    'Chooses one of a provider’s modes. Modes that this version can’t use are disabled.',
  ],
  [
    '/playground/serviceModal/fields/serviceRequiredField',
    'Required settings',
    'The settings that a mode requires. A field that is left empty says that it needs a value.',
  ],
  [
    '/playground/serviceModal/fields/serviceOptionalParametersFields',
    'Optional settings',
    'The settings that have defaults, with their limits. The title shows how many are set.',
  ],
  [
    '/playground/serviceModal/fields/serviceField',
    'Setting fields',
    'One field for each setting of a mode, by its type: text, number, choice, list, JSON or a group. Each is checked as you type.',
  ],
  [
    '/playground/serviceModal/fields/serviceConstructableObject',
    'Repeatable object field',
    'A list of objects with the same settings, such as the MCP servers that Claude may use. You can add and remove objects.',
  ],
  [
    '/playground/serviceModal/close/serviceModalCloseButtons',
    'Dialog buttons',
    'The two ways to close a dialog: cancel without a change, or apply. Enter in a field applies, and Escape cancels.',
  ],
  [
    '/playground/serviceModal/wrappers/collapsableSection',
    'Collapsible section',
    'A section of a form that opens and closes with pointer and keyboard, and opens when find-in-page matches its text.',
  ],
  [
    '/playground/tooltip/playgroundTooltipWrapper',
    'Tooltip',
    'Shows the name of an icon button, such as Undo, on hover and on keyboard focus. Escape hides the name.',
  ],
  [
    '/playground/playgroundSelect',
    'Select',
    'A drop-down list with a visible label, built on the browser’s own control. This one lists a provider’s modes.',
  ],
]);
