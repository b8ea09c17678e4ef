import {license, version} from 'deep-chat/package.json';
import {version as reactVersion} from 'deep-chat-react/package.json';

/** Version of the installed component, which these pages describe. */
export const DEEP_CHAT_VERSION = version;
/** Version of the installed React wrapper. */
export const DEEP_CHAT_REACT_VERSION = reactVersion;
/** License under which the component is published. */
export const DEEP_CHAT_LICENSE = license;
