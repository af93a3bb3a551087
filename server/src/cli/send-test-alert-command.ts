import { sendTestAlert } from '../process/watch/send-due-alerts.ts'
import { CommandFault, exit, requireArguments, withServices, type RunCommand } from './command.ts'

/** `tower send-test-alert`: whoever hears of trouble hears at once that this is a test. */
export const sendTestAlertCommand: RunCommand = async (args, output) => {
  requireArguments(args, 0, 'send-test-alert')
  const told = await withServices(({ services }) => sendTestAlert(services))
  if (told.length === 0) throw new CommandFault('Nobody is told: set ALERT_EMAIL or ALERT_WEBHOOK.')
  for (const { target, fault } of told)
    output.write(fault === undefined ? `✔ ${target}: taken\n` : `✘ ${target}: ${fault}\n`)
  return told.every(({ fault }) => fault === undefined) ? exit.done : exit.refused
}
