import React, {useEffect, useState, type ReactNode} from 'react';
import {
  findPermission,
  permissionText,
  type Device,
  type Permission,
} from '../chat/demos/permission';

const REST = 'The browser asks when a button is pressed. Refuse it, and the chat goes on without.';

/** What happens with camera and microphone on this device, found out without asking for them. */
export function DeviceState({camera}: {readonly camera: boolean}): ReactNode {
  const [found, setFound] = useState<readonly (readonly [Device, Permission])[]>([]);

  useEffect(() => {
    let isCurrent = true;
    const devices: Device[] = camera ? ['camera', 'microphone'] : ['microphone'];
    const look = async () => {
      const states = await Promise.all(
        devices.map(async (device) => [device, await findPermission(device)] as const),
      );
      if (isCurrent) setFound(states);
    };
    const onFocus = () => void look();
    onFocus();
    window.addEventListener('focus', onFocus);
    return () => {
      isCurrent = false;
      window.removeEventListener('focus', onFocus);
    };
  }, [camera]);

  return (
    <section aria-labelledby="permission">
      <h2 id="permission">On this device</h2>
      <p>{REST}</p>
      {/* Keeps the place of what is found out, a paragraph for each device. */}
      <div role="status" style={{minHeight: camera ? '8.5rem' : '5rem'}}>
        {found.map(([device, permission]) => (
          <p key={device}>{permissionText(device, permission)}</p>
        ))}
      </div>
    </section>
  );
}
