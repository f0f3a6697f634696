/** Where the server is: beside the page, under whatever path it stands. */

/** The address of a path of the API. */
export function api(path: string): string {
  return new URL(`api/v1${path}`, document.baseURI.split("#")[0]).href;
}

/** Returns true if only the computer itself can open an address: localhost, 127.0.0.0/8 or ::1. */
export function isLoopback(address: string): boolean {
  return /^https?:\/\/(localhost|127(\.\d+){3}|\[::1\])([:/]|$)/.test(address);
}
