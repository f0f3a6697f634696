"""Notification settings: push subscriptions of my browsers (Web Push), and my email address."""

from __future__ import annotations

from starlette.responses import Response

from burgrave.server.http import wire
from burgrave.server.http.context import Call, json_answer, take
from burgrave.server.http.limits import tag_of
from burgrave.server.http.problems import Problem
from burgrave.server.notices.push import SECRET_BYTES, BadEndpoint, from_text, read_endpoint
from burgrave.server.store import check_address, mailbox_of


async def mine(call: Call) -> object:
    """Return my notification settings, and the channels that the server offers."""
    context = call.context
    sender = context.notices.sender
    mail = await context.store.mail_of(call.me.id)
    return {
        "push_key": None if sender is None else sender.public_key,
        "devices": [
            {"id": one.id, "agent": one.agent, "created": one.created, "this": one.id == call.authority.id}
            for one in await context.store.devices_of(call.me.id)
        ],
        "mail_offered": "mail" in context.notices.ways,
        "mail": None if mail is None else {"address": mail.address, "confirmed": mail.confirmed},
    }


async def keep_device(call: Call) -> object:
    """Turn on push notifications in this browser."""
    wanted: wire.NewDevice = call.body
    if call.context.notices.sender is None:
        raise Problem(409, "not-offered", "This server does not send push notifications.")
    from burgrave.server.notices.encryption import is_public_key

    try:
        endpoint = read_endpoint(wanted.endpoint, call.context.settings.push_origins)
        public_key, secret = from_text(wanted.keys.p256dh), from_text(wanted.keys.auth)
    except BadEndpoint as error:
        raise Problem(422, "bad-device", str(error)) from None
    except ValueError:
        raise Problem(422, "bad-device", "The keys of a browser must be base64url.") from None
    if not is_public_key(public_key) or len(secret) != SECRET_BYTES:
        raise Problem(422, "bad-device", "The keys of a browser must be a P-256 point and 16 bytes.")
    await call.context.store.keep_device(
        call.me.id,
        by=call.authority,
        endpoint=wanted.endpoint,
        public_key=public_key,
        secret=secret,
        lang=wanted.lang,
        origin=endpoint.origin,
        network=tag_of(call.caller.network),
    )
    return await mine(call)


async def stop_mine(call: Call) -> object:
    """Turn off push notifications in this browser."""
    await call.context.store.drop_device(call.me.id, call.authority.id, by=call.authority)
    return await mine(call)


async def stop_device(call: Call) -> object:
    """Turn off push notifications in one of my browsers."""
    await call.context.store.drop_device(call.me.id, call.id("device"), by=call.authority)
    return await mine(call)


async def ask_mail(call: Call) -> object:
    """Turn on emails, which start once I have opened the confirmation link."""
    wanted: wire.NewMail = call.body
    context = call.context
    if "mail" not in context.notices.ways:
        raise Problem(409, "not-offered", "This server does not send emails.")
    check_address(wanted.address)
    for who in (call.me.id, call.caller.network, f"to {mailbox_of(wanted.address)}"):
        take(context.mail_asks, who)
    network = tag_of(call.caller.network)
    if not await context.notices.ask_for_mail(call.me, wanted.address, wanted.lang, network=network):
        raise Problem(422, "bad-mail", "The email could not be sent; check the address, or try again later.")
    return await mine(call)


async def stop_mine_mail(call: Call) -> object:
    """Turn off emails, and delete my address."""
    await call.context.store.drop_mail(call.me.id, by=call.authority)
    return await mine(call)


async def confirm_mail(call: Call) -> object:
    """Confirm an email address."""
    wanted: wire.Claim = call.body
    take(call.context.log_ins, call.caller.network)
    if await call.context.store.confirm_mail(wanted.token) is None:
        raise Problem(404, "no-link", "This link has expired; enter your address again to get a new one.")
    return {"done": True}


async def stop_mail(call: Call) -> object:
    """Unsubscribe from the emails that contain this link; mail programs can do so with one click (RFC 8058)."""
    take(call.context.log_ins, call.caller.network)
    if not await call.context.notices.stop_mail(_token(call)):
        raise Problem(404, "no-link", "This link is incomplete; copy it from the email unchanged.")
    return json_answer({"done": True})


async def stop_page(call: Call) -> Response:
    """Redirect to the page for unsubscribing from the emails that contain this link."""
    # GET changes nothing: email scanners open every link.
    page = call.context.settings.link("mail", "stop", _token(call))
    return Response(page, 303, {"Location": page, "Cache-Control": "no-store"}, "text/plain")


def _token(call: Call) -> str:
    token: str = call.request.path_params["link"]
    if len(token) > 200 or not token.replace("-", "").replace("_", "").isalnum() or not token.isascii():
        raise Problem(404, "no-link", "This link is incomplete; copy it from the email unchanged.")
    return token
