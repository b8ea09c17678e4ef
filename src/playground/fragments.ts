import type {Fragment} from '../data/fragment';

function part(path: string, file: string, title: string, summary: string): Fragment {
  return {
    path: `/playground/${path}`,
    title,
    summary,
    usedOn: '/playground',
    module: `playground/fragments/${file}.fragment.tsx`,
  };
}

/** Parts of the playground. */
export const playgroundFragments: readonly Fragment[] = [
  part(
    'chat/playgroundChatComponent',
    'ChatHost',
    'Playground chat',
    'A live chat made from a model of the playground. This one builds requests for Claude, previews them and sends nothing.',
  ),
  part(
    'chat/playgroundChatWrapper',
    'ChatCard',
    'Chat card',
    'One chat of the playground with its provider, its name and its tools: settings, style, code, requests, duplicate, clear, remove.',
  ),
  part(
    'chat/playgroundChatWrapperConfig',
    'ChatActions',
    'Chat tools',
    'The buttons in the header of a chat card. They open the panel at their tab; the menu at the end has everything else, and Escape closes it.',
  ),
  part(
    'chat/playgroundChatWrapperLogo',
    'ProviderBadge',
    'Provider badge',
    'The mark of the provider that replies in a chat, and whether its requests are previewed or sent.',
  ),
  part(
    'chat/playgroundChatWrapperText',
    'ChatName',
    'Chat name',
    'The name of a chat, edited where it stands. Enter keeps it, Escape takes it back, and an empty name brings back the usual one.',
  ),
  part(
    'chat/manipulate/playgroundAddButton',
    'AddChatButton',
    'Add a chat',
    'Adds a chat to the playground. It is switched off when the playground holds as many chats as it can.',
  ),
  part(
    'header/playgroundHeaderButtons',
    'Toolbar',
    'Playground tools',
    'The tools of the whole playground: add, templates, layout, undo and redo, link and keys, with everything else in a menu.',
  ),
  part(
    'header/layout/playgroundLayoutButton',
    'LayoutChoice',
    'Layout choice',
    'Lays the chats out in a grid, in one row that scrolls, or one at a time. The choice is saved and shared with the chats.',
  ),
  part(
    'header/playgroundCog',
    'SharedSettings',
    'Settings of all chats',
    'Opens what all chats have in common: a system prompt that each provider gets in its own place.',
  ),
  part(
    'header/playgroundShield',
    'KeySafetyBadge',
    'Key safety badge',
    'Says how many API keys are held in the memory of the tab, and opens the place where they can be forgotten.',
  ),
  part(
    'header/information/playgroundInformationButton',
    'AboutButton',
    'About button',
    'The button that opens the explanation of the playground: what demo, preview only and live mean, and what is saved.',
  ),
  part(
    'header/information/modal/playgroundInformationModal',
    'AboutDialog',
    'About dialog',
    'Explains in a few sentences what the playground is for, what it sends and when, and what stays in the browser.',
  ),
  part(
    'header/export/playgroundExportButton',
    'ExportButton',
    'Export button',
    'The button that opens the export of all chats and their settings to a file, without keys and messages.',
  ),
  part(
    'header/export/modal/playgroundExportModal',
    'ExportDialog',
    'Export dialog',
    'Saves all chats and their settings to a JSON file and shows beforehand what is in it. Keys and messages are not.',
  ),
  part(
    'header/upload/playgroundUploadButton',
    'ImportButton',
    'Import button',
    'The button that opens the import of chats from a file that this playground has exported.',
  ),
  part(
    'header/upload/modal/playgroundUploadModal',
    'ImportDialog',
    'Import dialog',
    'Reads chats from a file, checks them, shows what is in them, and asks whether to add them or to replace the others.',
  ),
  part(
    'serviceModal/serviceModal',
    'SettingsTab',
    'Chat settings',
    'Chooses who replies in a chat, in which mode, and with which settings and key. Each edit applies at once; values come back when a provider does.',
  ),
  part(
    'serviceModal/fields/serviceTypeField',
    'ModeField',
    'Mode field',
    'Chooses what a provider shall do where it can do several things. A mode that this version cannot use is switched off.',
  ),
  part(
    'serviceModal/fields/serviceRequiredField',
    'RequiredSettings',
    'Needed settings',
    'The settings that a mode cannot work without, and the key, which stays in the memory of the tab.',
  ),
  part(
    'serviceModal/fields/serviceOptionalParametersFields',
    'OptionalSettings',
    'Optional settings',
    'The settings that a mode has defaults for, with their limits. The title says how many of them are set.',
  ),
  part(
    'serviceModal/fields/serviceField',
    'SettingField',
    'Setting fields',
    'One field for each kind of setting: text, number, yes or no, choice, list, JSON, group and pairs, checked while it is edited.',
  ),
  part(
    'serviceModal/fields/serviceConstructableObject',
    'ObjectListField',
    'Repeatable object field',
    'A list of objects with the same settings that grows and shrinks, such as the MCP servers that Claude may use.',
  ),
  part(
    'serviceModal/code/serviceCode',
    'CodeTab',
    'Chat code',
    'The complete code of a chat in eight frameworks, with a placeholder for the key. It follows every edit and marks the lines that changed.',
  ),
  part(
    'serviceModal/close/serviceModalCloseButtons',
    'DialogButtons',
    'Dialog buttons',
    'The two ways out of a dialog: cancel without a change, or apply. Enter in a field applies, Escape cancels.',
  ),
  part(
    'serviceModal/wrappers/collapsableSection',
    'CollapsibleSection',
    'Collapsible section',
    'A part of a form that opens and closes under its title, by pointer and keyboard, and for the find function of the browser.',
  ),
  part(
    'tooltip/playgroundTooltipWrapper',
    'Tooltip',
    'Tooltip',
    'Shows the words of a button that has only a drawing, on hover and on focus. Escape hides them.',
  ),
  part(
    'playgroundSelect',
    'Select',
    'Select',
    'A choice of one from a list with a visible label, in the own control of the browser, here filled with all providers.',
  ),
];
