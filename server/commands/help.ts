export const HELP = `Commands for the leads and accounts of the desk.

  npm run leads -- COMMAND

  list             a table of leads, oldest first
  export           all fields of the leads, as CSV
  export --newsletter   newsletter subscribers, each with an unsubscribe link, as CSV (--all: also unsubscribed and, with double opt-in, unconfirmed ones)
  show ID          one lead with deliveries, notes and history
  retry [ID]       retry unsent deliveries now; with an ID: only this lead's, and end its quarantine
  backfill         send leads that were sent nowhere (--since 7d: only those of the last 7 days)
  test-delivery    test mail and webhook
  webhook-test     test the webhook only
  erase EMAIL      erase the leads of an email address; keep only a count
  confirm-date     confirm that the clock is right, if the desk asks you to
  backup [FILE]    copy the store, even while the desk runs; default: to DATA_DIR/backups
  restore FILE     replace the store with a backup
  import FILE      add the leads of a SQLite database or an export, unless already stored
  user list        accounts of the lead inbox
  user add EMAIL --role ROLE   create an account (reader, editor or owner) and print its one-time link
  user reset EMAIL             delete its password, passkeys and sessions, and print a new link
  user disable EMAIL           end its sessions and refuse sign-ins (user enable: accept them again)

For list and export:
  --since WHEN      received since a date (2026-01-31) or within a time (12h, 30d)
  --form FORM       signUp, contact or newsletter
  --undelivered     only leads that are not fully delivered (list: with the reason)
  --spam            only quarantined leads; default: all others
  --format FORMAT   list: table (default) or json; export: csv (default), json or jsonl
  --out FILE        export: a new file that only you can read
  --bom             export: start CSV with a byte order mark, for Excel

  --force           restore: go on even if this deletes leads that the backup lacks
  --env-file FILE   settings of the desk; default: .env of the project, and /etc/site.env

DATA_DIR or DATABASE_URL selects the database, as for the desk. Each command prints to standard
error which database it uses.
If another program reads the output: npm run -s leads -- list --format json | jq
Exit codes: 0 done, 1 failed, 2 invalid arguments.
`;
