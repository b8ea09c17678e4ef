/** A feature of the playground, the tests that prove it, and the widths at which a browser shows it. */
export interface Feature {
  /** Number in the ranked list of features: to 21 must-haves, to 40 of strong value, then good to have. */
  readonly id: number;
  readonly says: string;
  /** Widths of the window in px, in which at least one of the tests runs. */
  readonly widths: readonly number[];
  /** `file › title of a test`; the file is below `tests/`, or below the site when it begins with `src/`. */
  readonly tests: readonly [string, ...string[]];
}

const BOTH = [1280, 390];

function feature(id: number, says: string, ...tests: [string, ...string[]]): Feature {
  return {id, says, widths: BOTH, tests};
}

/** Every feature of the playground. `tests/unit/playground.test.ts` checks the tests and their widths. */
export const PLAYGROUND: readonly Feature[] = [
  feature(
    1,
    'Answers at once, without a key',
    'playground.spec.ts › the first chat answers at once, without a key and without a request elsewhere',
  ),
  feature(
    2,
    'Every provider and mode of the installed types, found by name',
    'playground.spec.ts › a preview shows the request with its settings and sends nothing',
    'wire.spec.ts › dry runs answer in the form of each service and send nothing, part 1 of 3',
    'wire.spec.ts › every text provider is here',
    'playground-panel.spec.ts › models are listed with the key, by the provider itself, and not before',
    'src/playground/settings/providerSearch.test.ts › finds providers by name, company, model and place',
    'src/providers/catalog.test.ts › names every mode',
  ),
  feature(
    3,
    'A typed form with checks for each mode',
    'playground.spec.ts › settings are checked, kept apart for each provider, and keep the conversation',
    'wire.spec.ts › services answer, fail and refuse, part 1 of 4',
    'src/playground/model/form.test.ts › reads each kind of setting',
  ),
  feature(
    4,
    'Values belong to provider and mode',
    'playground.spec.ts › settings are checked, kept apart for each provider, and keep the conversation',
  ),
  feature(
    5,
    'New settings keep the conversation and apply at once',
    'playground-truth.spec.ts › edits of the panel apply at once: Escape loses none of them, and undo takes each back',
    'playground.spec.ts › settings are checked, kept apart for each provider, and keep the conversation',
  ),
  feature(
    6,
    'One message goes to all or chosen chats and waits for busy ones',
    'playground.spec.ts › one message goes to all chats, also to one that is still answering',
    'playground-replies.spec.ts › one message goes to the chosen chats, waits for a busy one, is measured, stopped and asked again',
  ),
  feature(
    7,
    'Keys stay in memory unless chosen otherwise, and are forgotten at once',
    'playground-keys.spec.ts › keys are kept as long as the reader says, and forgotten at once',
    'playground-dialogs.spec.ts › keys are held while they are typed, are saved only when asked, and changes are undone',
    'playground-keys.spec.ts › a key is used, masked and never kept anywhere',
  ),
  feature(
    8,
    'Secrets are in no link, file, code, copy or address',
    'playground-keys.spec.ts › a key is used, masked and never kept anywhere',
    'playground-keys.spec.ts › a server of one’s own is asked as its form says, also through a web socket',
    'wire.spec.ts › services answer, fail and refuse, part 1 of 4',
    'src/playground/model/link.test.ts › hold nothing that is named like a secret',
  ),
  feature(
    9,
    'A link carries all chats, without a server',
    'playground-links.spec.ts › a link brings the chats to another reader, who is asked first',
    'src/playground/model/link.test.ts › bring back what was put in',
  ),
  feature(
    10,
    'Links and files of strangers change nothing unasked',
    'playground-links.spec.ts › a link that is damaged, not packed or too long changes nothing',
    'fuzz.spec.ts › links and files of strangers change nothing before they are confirmed',
    'src/playground/model/fuzz.test.ts › never throws, never sends, and comes out as it would go in again',
  ),
  feature(
    11,
    'Code for every framework, copied as it is shown, with names in place of keys',
    'playground-panel.spec.ts › the code follows every edit, and the lines that changed are marked',
    'src/playground/panel/changedLines.test.ts › leaves out the lines that stayed between two edits',
    'src/playground/model/codeFor.test.ts › names a font, so that a chat asks Google for none',
    'playground-code.spec.ts › the code is copied as it is shown, in the framework that is chosen',
    'playground-code.spec.ts › the code mounts with every setting, quotes and marks included',
    'src/playground/model/codeFor.test.ts › has no secret, in no framework and in no project',
  ),
  feature(
    12,
    'Requests and replies of each chat: status, time, masked headers, body, events, cURL',
    'playground-keys.spec.ts › a key is used, masked and never kept anywhere',
    'playground-replies.spec.ts › one message goes to the chosen chats, waits for a busy one, is measured, stopped and asked again',
    'src/providers/exchange.test.ts › writes a command that a shell takes',
  ),
  feature(
    13,
    'Previews: the exact request, and nothing is sent',
    'playground-panel.spec.ts › a chat without a key starts with prompts, and its preview leads to the request and to the key',
    'playground-truth.spec.ts › previews are never sent: neither in the next preview nor with a key',
    'playground-truth.spec.ts › a chat says whether it sends, previews or can’t, and obeys the wish for previews',
    'playground.spec.ts › a preview shows the request with its settings and sends nothing',
    'wire.spec.ts › dry runs answer in the form of each service and send nothing, part 1 of 3',
  ),
  feature(
    14,
    'Errors of services with plain hints',
    'playground-keys.spec.ts › another address gets requests when the reader confirms it, and the key only on top of that',
    'wire.spec.ts › services answer, fail and refuse, part 1 of 4',
    'src/playground/model/errorHint.test.ts › is there for each kind of failure, and for no success',
    'src/playground/model/errorHint.test.ts › tells a stream that was cut off from one that is complete, stopped or without marks',
  ),
  feature(
    15,
    'Saved while it is edited; damaged data is kept aside',
    'playground-keeping.spec.ts › the chats are saved while they are edited, and damaged data is kept aside',
    'playground-keeping.spec.ts › edits and conversations outlive a killed page, and tabs do not overwrite each other',
    'src/playground/stores/WorkspaceSaver.test.ts › saves after a pause, and within a second when there is none',
  ),
  feature(
    16,
    'Add, duplicate, rename, move, clear and remove, by hand and by keys, with undo',
    'playground-chats.spec.ts › chats are added, renamed, moved, cleared and removed, and every step is undone',
    'playground-chats.spec.ts › the keyboard alone adds, sets up, names, copies, moves and removes a chat',
    'playground-chats.spec.ts › chats are moved by hand and by keys, and what is removed comes back with its place',
  ),
  feature(
    17,
    'Everything by keyboard; dialogs keep the focus and give it back',
    'playground-chats.spec.ts › the keyboard alone adds, sets up, names, copies, moves and removes a chat',
    'playground-panel.spec.ts › icons say what they do: on focus and on a long press',
    'playground.spec.ts › the settings are a form and JSON at the same time',
  ),
  feature(
    18,
    'Axe finds nothing in any dialog, menu or tab, light and dark; replies are announced',
    'playground-windows.spec.ts › axe finds nothing in any dialog or menu, light and dark',
    'playground-windows.spec.ts › axe finds nothing in any tab of the panel, light and dark',
    'playground.spec.ts › the first chat answers at once, without a key and without a request elsewhere',
  ),
  feature(
    19,
    'The color mode changes without losing drafts and messages',
    'playground.spec.ts › drafts and messages survive a change of the color mode',
  ),
  {
    id: 20,
    says: 'One chat at a time on small screens, settings as sheets',
    widths: [820, 390, 320],
    tests: [
      'playground-windows.spec.ts › one chat at a time on phones and two on tablets, with every tool in reach',
      'playground-windows.spec.ts › nothing is wider than a window of 320 px, and every tool of a chat can be reached',
    ],
  },
  {
    id: 21,
    says: 'Chats load when needed, nothing heavy before, no request elsewhere',
    widths: [1280],
    tests: [
      'budgets.spec.ts › playground: at most 158 kB of JavaScript, and nothing that is needed later',
      'walk.spec.ts › /playground at 1280 and 390 px, light and dark',
    ],
  },
  feature(
    22,
    'The look of a chat, applied at once',
    'playground-look.spec.ts › a look is applied at once, keeps the messages, warns of poor contrast and is reset',
    'playground-look.spec.ts › an own picture becomes small and travels in the workspace',
    'playground-brand.spec.ts › a brand color is a theme for both color modes, and is undone',
    'playground-brand.spec.ts › a picture gives its colors without leaving the page, and all chats take them in one step',
  ),
  feature(
    23,
    'A warning of poor contrast',
    'playground-look.spec.ts › a look is applied at once, keeps the messages, warns of poor contrast and is reset',
    'src/playground/style/look.test.ts › names the text and its ratio, cut to two digits',
    'src/playground/style/brand.test.ts › makes themes in which every text can be read, in both color modes, of any color',
  ),
  feature(
    24,
    'Templates to start from',
    'playground-tools.spec.ts › every template and every demo reply works without a key and without a console message',
  ),
  feature(
    25,
    'Three layouts that fill the window, kept and in the link',
    'playground-windows.spec.ts › the window is the workspace at 1280 × 650: no scrolling, and the field of every layout in sight',
    'playground-keeping.spec.ts › the chats are saved while they are edited, and damaged data is kept aside',
    'playground-windows.spec.ts › layouts are kept and travel in a link, and every chat can be reached in each',
  ),
  feature(
    26,
    'Time, length and tokens of each reply',
    'playground-replies.spec.ts › one message goes to the chosen chats, waits for a busy one, is measured, stopped and asked again',
    'src/playground/model/metrics.test.ts › writes times and tokens',
  ),
  feature(
    27,
    'Stop one or all, ask again',
    'playground-replies.spec.ts › one message goes to the chosen chats, waits for a busy one, is measured, stopped and asked again',
    'playground-replies.spec.ts › all replies are stopped at once, and replies are compared by question, with their figures',
  ),
  feature(
    28,
    'The settings as JSON, checked and completed',
    'playground.spec.ts › the settings are a form and JSON at the same time',
    'src/playground/model/jsonText.test.ts › says the line of a mistake and of each property',
  ),
  feature(
    29,
    'Another address for a provider',
    'playground-keys.spec.ts › another address gets requests when the reader confirms it, and the key only on top of that',
    'src/playground/model/access.test.ts › comes with hints about mixed content and CORS',
  ),
  feature(
    30,
    'A server of one’s own, also through a web socket',
    'playground-keys.spec.ts › a server of one’s own is asked as its form says, also through a web socket',
  ),
  feature(
    31,
    'Export and import, also by dropping a file',
    'playground-truth.spec.ts › a file can be dropped anywhere in the window, which shows it',
    'playground-links.spec.ts › a file brings back what was exported',
    'playground-links.spec.ts › files come and go with their messages, by choice and by hand',
  ),
  feature(
    32,
    'Messages in links and files by choice',
    'playground-links.spec.ts › files come and go with their messages, by choice and by hand',
    'src/playground/model/messages.test.ts › leave File objects and addresses of this page behind',
  ),
  feature(
    33,
    'Files, camera and voice switched on for each chat',
    'playground-replies.spec.ts › switched-on pictures reach the server',
  ),
  feature(
    34,
    'A system prompt for all chats, and prompts to choose from',
    'playground-chats.spec.ts › mixed edits are undone and done again, a copy asks for the key, and prompts are at hand',
    'playground-dialogs.spec.ts › the settings of all chats apply while they are typed, and an undo takes them back',
    'wire.spec.ts › services answer, fail and refuse, part 1 of 4',
    'src/playground/model/connection.test.ts › gives the shared prompt to chats without one of their own',
  ),
  feature(
    35,
    'Known issues are said where they matter',
    'playground.spec.ts › the settings are a form and JSON at the same time',
  ),
  feature(
    36,
    'Links of the docs open a prepared chat',
    'playground.spec.ts › links of the docs prepare a chat, and say what they leave out',
    'src/playground/model/deepLink.test.ts › takes no address, key or header',
  ),
  feature(
    37,
    'A project in StackBlitz, without secrets',
    'playground-code.spec.ts › a project opens in StackBlitz with fixed versions and without secrets',
    'playground-production.spec.ts › a project for each server opens in StackBlitz where that can run it, without the key',
    'tests/unit/production-servers.test.ts › names the variable of the key and holds no secret',
  ),
  feature(
    38,
    'A log of the events of a chat',
    'playground-tools.spec.ts › the event log has what happens in its order, and a conversation becomes a file',
  ),
  feature(
    39,
    'Two tabs do not overwrite each other',
    'playground-keeping.spec.ts › edits and conversations outlive a killed page, and tabs do not overwrite each other',
    'src/playground/stores/WorkspaceSaver.test.ts › never saves over another tab',
    'playground-tabs.spec.ts › two tabs that both go on: Reload, and the rest as a file',
    'playground-tabs.spec.ts › two tabs that both go on: Keep mine, and the rest as a file',
  ),
  feature(
    40,
    'Undo and redo of everything',
    'playground-truth.spec.ts › what was undone before a reload stays undone after it',
    'playground-chats.spec.ts › mixed edits are undone and done again, a copy asks for the key, and prompts are at hand',
    'src/playground/model/reducer.test.ts › undoes and redoes mixed steps to the same state',
  ),
  feature(
    41,
    'Replies compared by question, with figures and marked differences',
    'playground-replies.spec.ts › all replies are stopped at once, and replies are compared by question, with their figures',
    'src/playground/model/comparison.test.ts › aligns replies by question, and repeated questions by their count',
    'src/playground/model/difference.test.ts › marks the words that only one text has',
  ),
  feature(
    42,
    'The code of a chat mounts as it is shown',
    'playground-code.spec.ts › the code mounts with every setting, quotes and marks included',
  ),
  feature(
    45,
    'A conversation as Markdown or JSON; saved ones and samples come in',
    'playground-tools.spec.ts › the event log has what happens in its order, and a conversation becomes a file',
    'src/playground/model/conversationText.test.ts › writes messages that the component can take as history',
    'playground-samples.spec.ts › saved conversations and samples come in as chats',
    'playground-samples.spec.ts › a conversation of 5 MB comes in without holding up the page',
    'src/playground/model/link.test.ts › takes a list of the component’s messages as a chat, and no other list',
  ),
  feature(
    46,
    'Demo answers: slow, streamed, Markdown, HTML, files, an error',
    'playground-tools.spec.ts › every template and every demo reply works without a key and without a console message',
  ),
  feature(
    47,
    'Commands found by words; menus, keys and the palette run the same ones',
    'playground-panel.spec.ts › menu and palette ask alike before a copy uses a key, and keys run the same commands',
    'src/playground/commands/registry.test.ts › asks before a copy uses a key, whatever shows the command',
    'playground-tools.spec.ts › commands are found by words and run by keys; a model in the browser waits for a yes',
  ),
  feature(
    48,
    'A model in the browser, after a yes',
    'playground-tools.spec.ts › commands are found by words and run by keys; a model in the browser waits for a yes',
  ),
  feature(
    49,
    'Realtime voice: one sentence says that its provider has closed it, and what to use instead',
    'playground-truth.spec.ts › a chat says whether it sends, previews or can’t, and obeys the wish for previews',
  ),
  feature(
    50,
    'Functions for the model as JSON, answered by hand or by a text',
    'playground-workbench.spec.ts › a function is written as JSON, answered by hand, and goes out with the code',
    'playground-workbench.spec.ts › a fixed text answers by itself; code that was saved before is left out, and the original can be saved',
    'src/playground/model/tools.test.ts › are in the form that each provider takes',
    'src/playground/model/toolText.test.ts › is the same after it was written and read',
  ),
  feature(
    51,
    'One chat of a link alone, for frames: without storage and keys, asking before it sends anything',
    'playground-embed.spec.ts › the frame of another site shows one chat alone, which keeps nothing',
    'playground-embed.spec.ts › a chat that sends data is shown with its settings first, and asks for its host',
    'playground-embed.spec.ts › `?embed=1` leads to the chat alone, in either color mode',
    'playground-embed.spec.ts › other sites can frame no other page of the playground',
    'src/plugins/hosting/hostFiles.test.ts › lets other sites frame the page with one chat, and no other page',
  ),
  feature(
    52,
    'How much is saved, and what is not; everything can be cleared',
    'playground-truth.spec.ts › everything is cleared after a yes, here and in the browser, and stays away after a reload',
    'playground-keeping.spec.ts › a large picture is kept, and what is not kept is said',
  ),
  feature(
    60,
    'Messages are edited, asked again in place and forked; copies have the messages too',
    'playground-branches.spec.ts › messages are edited, asked again in place and forked, and undo brings each back',
    'playground-branches.spec.ts › a copy has the messages too, also after a reload',
    'src/playground/model/branch.test.ts › asks for another reply in place of any of them',
    'src/playground/bringMessages.test.ts › copies the messages with their marks, all of them or those before a place',
  ),
  feature(
    61,
    'A request with its status and times, copied without keys',
    'playground-requests.spec.ts › a stream is listed with its status and its code without keys; one that is cut off says so',
    'src/playground/requests/copies.test.ts › is code that parses, with the same body',
  ),
  feature(
    62,
    'Samples of replies in the form of each provider, marked and never sent',
    'playground-samples.spec.ts › samples are shown in the form of the provider, say what they are, and are never sent',
    'src/playground/model/answerSample.test.ts › end a request with an error, and only while nothing is sent',
  ),
];
