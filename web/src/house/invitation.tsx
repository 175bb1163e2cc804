import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { api } from "../api";
import { tableAddress } from "../router";
import { t } from "../text";
import { Icon } from "../ui/icon";

const HERE = ["localhost", "127.0.0.1", "[::1]"];

/** The link for friends: by the address that I came by, or, if only this machine knows that one, by the network's. */
export function link(origin: string, network: string | null, id: string, invite: string): string {
  const base = HERE.includes(new URL(origin).hostname) && network ? network : origin + "/";
  return `${base}${tableAddress(id)}?invite=${encodeURIComponent(invite)}`;
}

export function Invitation({ id, invite }: { id: string; invite: string }): JSX.Element {
  const [network, setNetwork] = useState<string | null | undefined>(undefined);
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    api.address().then(({ address }) => setNetwork(address), () => setNetwork(null));
  }, []);
  const [picture, setPicture] = useState("");
  const here = HERE.includes(location.hostname);
  const address = link(location.origin, network ?? null, id, invite);
  const reachable = !here || Boolean(network);
  const shown = reachable && network !== undefined;
  useEffect(() => {
    if (!shown) return undefined;
    let drawn = "";
    let gone = false;
    api.qr(address).then(
      (blob) => {
        if (!gone) setPicture((drawn = URL.createObjectURL(blob)));
      },
      () => setPicture(""),
    );
    return () => {
      gone = true;
      URL.revokeObjectURL(drawn);
    };
  }, [shown, address]);
  return (
    <section class="panel invitation-sheet">
      <h2>{t("invitation-title")}</h2>
      {network !== undefined && !reachable && (
        <p class="banner" role="note">
          {t("invitation-here-only")} <code>make play FRIENDS=1</code>
        </p>
      )}
      {shown && picture && <img class="qr" src={picture} alt={t("invitation-qr")} width={180} height={180} />}
      <div class="invitation">
        <label>
          {t("invitation-link")}
          <input id="invitation" readOnly value={address} onFocus={(event) => event.currentTarget.select()} />
        </label>
        <button
          type="button"
          onClick={() => void navigator.clipboard?.writeText(address).then(() => setCopied(true), () => undefined)}
        >
          <Icon name="copy" /> {t(copied ? "copied" : "copy")}
        </button>
      </div>
    </section>
  );
}
