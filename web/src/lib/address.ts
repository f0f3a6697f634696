/** Addresses of the server, relative to the page. */

/** Address of an API path. */
export function api(path: string): string {
  return absolute(`api/v1${path}`);
}

/** Absolute address of something that the server answers, such as `replay/r7k3m9`. */
export function absolute(path: string): string {
  return new URL(path, document.baseURI.split("#")[0]).href;
}

/** Return true if only this computer can open the address: localhost, 127.0.0.0/8 or ::1. */
export function isLoopback(address: string): boolean {
  return /^https?:\/\/(localhost|127(\.\d+){3}|\[::1\])([:/]|$)/.test(address);
}
