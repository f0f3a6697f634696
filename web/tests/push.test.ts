import { describe, expect, it } from "vitest";

import { keyBytes } from "../src/lib/push.svelte";
import { parse } from "../src/lib/route.svelte";

describe("the key of the server", () => {
  it("is read as base64url without padding", () => {
    expect([...keyBytes("BP-_")]).toEqual([0x04, 0xff, 0xbf]);
    expect(keyBytes("BA1Hxzyi1RUM1b5wjxsn7nGxAszw2u61m164i3MrAIxHF6YK5h4SDYic-dRuU_RCPCfA5aq9ojSwk5Y2EmClBPs")).toHaveLength(65);
  });
});

describe("links in e-mails", () => {
  it("are two, and need their secret", () => {
    expect(parse("#/mail/confirm/s-1")).toEqual({ page: "mail", what: "confirm", token: "s-1" });
    expect(parse("#/mail/stop/p_x-Ab_c")).toEqual({ page: "mail", what: "stop", token: "p_x-Ab_c" });
    for (const wrong of ["#/mail", "#/mail/stop", "#/mail/other/x"]) expect(parse(wrong)).toEqual({ page: "unknown" });
  });
});
