export const HELP = `Lists, exports, delivers, erases and backs up the leads that the desk has stored.

  npm run leads -- COMMAND

  list             a table of leads, oldest first
  export           all fields of the leads, as CSV
  export --newsletter   newsletter subscribers, each with an unsubscribe link, as CSV (--all: everyone who signed up)
  show ID          one lead with its deliveries
  retry [ID]       retry unsent deliveries now; with an ID, also release the lead from quarantine
  backfill         send leads from before mail or webhook was set up (--since 7d: only newer ones)
  test-delivery    test mail and webhook, and report failures
  webhook-test     test the webhook only
  erase EMAIL      erase every lead of a person, but count them
  confirm-date     accept the database's date if the desk asks to
  backup [FILE]    copy the store while the desk runs, and check the copy; default: DATA_DIR/backups
  restore FILE     replace the store with a backup
  import FILE      add the leads of a SQLite database or an export, each once
  user list        accounts of the lead inbox
  user add ADDRESS --role ROLE   create an account (reader, editor or owner) and print its one-time link
  user reset ADDRESS             end its password, passkeys and sessions, and print a new link
  user disable ADDRESS           end its sessions and refuse sign-ins (user enable: accept them again)

For list and export:
  --since WHEN      received since a date (2026-01-31) or within a time (12h, 30d)
  --form FORM       signUp, contact or newsletter
  --undelivered     only leads that are not fully delivered, with the reason
  --spam            only quarantined leads
  --format FORMAT   list: table (default) or json; export: csv (default), json or jsonl
  --out FILE        export: a new file that only you can read; default: standard output
  --bom             export: start with a byte order mark, for Excel

  --force           restore: delete leads that the backup lacks
  --env-file FILE   settings of the desk; default: .env of the project, and /etc/site.env

DATA_DIR or DATABASE_URL selects the database, as for the desk. Standard error names it.
If another program reads the output: npm run -s leads -- list --format json | jq
Exit codes: 0 done, 1 failed or not found, 2 invalid arguments.
`;
