/** The question “is it still you?” before a sensitive action, and the words for codes and passwords that did not fit. */
export const stepUp = {
  title: 'Please confirm that it is you',
  lead: 'This changes something important. Nothing you typed is lost.',
  code: 'Six-digit code',
  codeHint: 'From your authenticator app.',
  recoveryCode: 'Recovery code',
  recoveryCodeHint: 'One of the ten you kept. It works once.',
  useRecoveryCode: 'Use a recovery code',
  useApp: 'Use the app',
  password: 'Password',
  mailLead: 'We’ll email a six-digit code to {email}.',
  mailSend: 'Email me a code',
  mailSent: 'The code is on its way to {email}.',
  mailCode: 'Six-digit code from the email',
  confirm: 'Confirm',
  confirming: 'Checking…',
  cancel: 'Cancel',
  loadFailed: 'We could not find out how you can confirm. Please try again.',
  errors: {
    codeMissing: 'Please enter the six digits.',
    recoveryCodeMissing: 'Please enter a recovery code.',
    passwordMissing: 'Please enter your password.',
    tooMany: 'Too many wrong tries. Please wait five minutes and try again.',
    signedOut: 'Your session has ended. Please sign in again.',
    network: 'The server could not be reached. Please try again.',
    failed: 'Something went wrong. Please try again.',
    /** By the code of the refusal. */
    refused: {
      'second_factor.wrong_code':
        'This code is not right, or was used already. Wait for the next one and try again.',
      'second_factor.wrong_recovery_code': 'This recovery code is not right, or was used already.',
      'second_factor.wrong_password': 'This password is not right.',
      'identity.link_expired': 'That code is not right, or it has expired. You can ask for a new one.',
      'second_factor.account_closed':
        'Too many wrong codes were given for this account. Use a recovery code, or sign in with an emailed link.',
      'second_factor.challenge_expired': 'That took too long. Please try again.',
      'second_factor.unreadable':
        'This second factor can no longer be read. Ask whoever runs this site to reset it.',
      'second_factor.needed': 'Please enter the code of your authenticator app to go on.',
      'second_factor.not_found': 'This second factor is no longer there. Please start again.',
      'identity.proof_needed': 'Please confirm that it is you, then try again.',
      'second_factor.last_one':
        'Superadmins keep a second factor. Set up another one before you remove this one.',
      'second_factor.too_many': 'You have as many second factors as an account may have. Remove one first.',
      'second_factor.name_taken': 'You already have a second factor of this name. Please choose another one.',
      'second_factor.not_offered': 'A second factor is for accounts of the staff.',
    },
  },
} as const
