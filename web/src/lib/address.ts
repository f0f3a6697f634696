/** Where the server is: beside the page, under whatever path it stands. */

/** The address of a path of the API. */
export function api(path: string): string {
  return new URL(`api/v1${path}`, document.baseURI.split("#")[0]).href;
}
