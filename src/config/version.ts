import {license, version} from 'deep-chat/package.json';

/** Version of the installed component, which these pages describe. */
export const DEEP_CHAT_VERSION = version;
/** License under which the component is published. */
export const DEEP_CHAT_LICENSE = license;
