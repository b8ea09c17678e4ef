/** A device that a browser asks about before it hands it to a page. */
export type Device = 'camera' | 'microphone';

/** What the browser would do if the device were used now. */
export type Permission = 'granted' | 'denied' | 'prompt' | 'missing' | 'unknown';

const TEXTS: Readonly<Record<Permission, string>> = {
  granted: 'allowed. It starts when its button is pressed.',
  denied:
    'refused. The chat stays usable without it; the permission is in the settings of this site, beside its address.',
  prompt: 'the browser asks when its button is pressed.',
  missing: 'none found on this device. Files from the disk and text still work.',
  unknown: 'this browser does not say. It asks when the button is pressed.',
};

/** A sentence for the reader. */
export function permissionText(device: Device, permission: Permission): string {
  return `${device === 'camera' ? 'Camera' : 'Microphone'}: ${TEXTS[permission]}`;
}

/**
 * Finds out what would happen without asking the reader: from the list of devices, whose kinds are open
 * to every page, and from the state of the permission. Never throws.
 */
export async function findPermission(device: Device): Promise<Permission> {
  const {mediaDevices, permissions} = navigator;
  if (!mediaDevices) return 'missing';
  try {
    const kind = device === 'camera' ? 'videoinput' : 'audioinput';
    const found = await mediaDevices.enumerateDevices();
    if (!found.some((one) => one.kind === kind)) return 'missing';
    return (await permissions.query({name: device})).state;
  } catch {
    return 'unknown';
  }
}
