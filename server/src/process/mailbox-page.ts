import { html, type Html } from '../http/demo-page.ts'

type Entry = { id: string; to: string; subject: string | null; sent_at: Date | null }

type Mailbox = {
  search: string
  entries: Entry[]
  waiting: number
  opened: (Entry & { html: string | null }) | undefined
}

/** The mailbox of the demo: what would have been mailed, by address. */
export function mailboxPage({ search, entries, waiting, opened }: Mailbox): Html {
  return html`<div class="banner">DEMO — these mails were written by this server and went nowhere else</div>
    <main>
      <h1>Mailbox</h1>
      <div class="mailbox">
        <section aria-label="Mails">
          <form method="get" action="/dev/mailbox" class="row" role="search">
            <div>
              <label for="to">Address</label
              ><input
                id="to"
                name="to"
                type="search"
                value="${search}"
                placeholder="teacher@tower.test"
                autocomplete="off"
              />
            </div>
            <button>Search</button>
          </form>
          ${waiting > 0 ? html`<p class="quiet">${waiting} more waiting to be sent.</p>` : undefined}
          ${list(entries, search, opened?.id)}
        </section>
        <section aria-label="Mail">
          ${opened ? mail(opened) : html`<p class="quiet">Choose a mail to read it.</p>`}
        </section>
      </div>
    </main>`
}

function list(entries: Entry[], search: string, openedId: string | undefined): Html {
  if (entries.length === 0)
    return html`<p class="quiet">${search === '' ? 'No mail yet.' : `No mail for “${search}”.`}</p>`
  const items = entries.map(
    (entry) =>
      html`<li>
        <a
          href="/dev/mailbox?${query(search, entry.id)}"
          ${entry.id === openedId ? { html: ' aria-current="true"' } : undefined}
        >
          <strong>${entry.subject ?? ''}</strong><span>${entry.to}</span><br /><span class="quiet"
            >${timeOf(entry)}</span
          ></a
        >
      </li>`,
  )
  return html`<ul class="mails">
    ${items}
  </ul>`
}

/** The mail's own page in a frame that may run nothing; its links open in the whole window. */
function mail(opened: NonNullable<Mailbox['opened']>): Html {
  const source = (opened.html ?? '').replace('<head>', '<head><base target="_top">')
  return html`<h2>${opened.subject ?? ''}</h2>
    <p class="quiet">To ${opened.to}, ${timeOf(opened)}</p>
    <iframe
      title="The mail as its reader sees it"
      sandbox="allow-top-navigation-by-user-activation"
      srcdoc="${source}"
    ></iframe>`
}

function query(search: string, id: string): string {
  return new URLSearchParams({ ...(search === '' ? {} : { to: search }), id }).toString()
}

function timeOf({ sent_at }: Entry): string {
  return `${sent_at?.toISOString().slice(0, 19).replace('T', ' ') ?? ''} UTC`
}
